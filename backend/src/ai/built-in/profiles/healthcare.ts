import type { IndustryProfile } from '../occupation';

export const healthcare: IndustryProfile = {
  industry: 'Healthcare',
  general: {
    title: 'Healthcare Professional',
    also: '',
    terms:
      'patient care, infection control, electronic health records, confidentiality, appointment scheduling, patient intake, care coordination, health and safety, handover, patient communication',
    tools: 'electronic calendars, Excel',
    ifHeld: 'First aid certificate, CPR',
    summary: [
      'who puts patient care first and keeps records that colleagues can rely on.',
      'Works calmly when the day runs late, explains things in plain words, and treats confidentiality and infection control as part of every task.',
    ],
    duties: [
      'Give patient care to [number] people a day, from patient intake to a clear next step.',
      'Record each contact in the electronic health records on the same day, complete and dated.',
      'Handle appointment scheduling for [number] clinicians, with urgent cases placed first.',
      'Follow infection control rules between patients, for rooms, hands and equipment alike.',
      'Prepare [number] rooms a day and check that supplies are in date.',
      'Explain procedures and next steps to patients and families, and check that they were understood.',
      'Answer [number] inquiries a day with patient communication that is short, kind and exact.',
      'Protect confidentiality at the desk, on the phone and in every document.',
    ],
    earlier: [
      'Welcomed [number] visitors a day and guided them to the right place.',
      'Kept handover notes short and complete, so that nothing depended on memory.',
      'Restocked [number] treatment areas and reported faults the same day.',
      'Helped with care coordination between the ward, the laboratory and the pharmacy.',
      'Filed and checked [number] records a week against the originals.',
      'Reported health and safety risks at once and followed them until they were removed.',
    ],
    letter: {
      opening:
        'Good care depends on small things done every time: patient intake without haste, clean hands, and a record that the next colleague can trust.',
      proof: 'supported [number] patients a day, kept records and rooms ready, and explained what would happen next.',
    },
  },
  occupations: [
    {
      title: 'Registered Nurse',
      also: 'nurse, rn, staff nurse, icu nurse, emergency nurse, charge nurse, practical nurse, lpn',
      terms:
        'triage, patient education, electronic health records, IV therapy, wound care, infection control, discharge planning, care planning, medication administration, patient assessment',
      tools: 'bedside monitors, infusion pumps',
      ifHeld: 'ACLS, BLS',
      summary: [
        'used to busy wards and short notice.',
        'Brings calm triage, clear patient education and careful electronic health records, with the habit of handing over a ward better than it was found.',
      ],
      duties: [
        'Assess and triage [number] patients a shift, escalating early when signs change.',
        'Plan and document care in the electronic health record, ready for audit.',
        'Give IV therapy and wound care to [number] patients a day under unit protocol, with double checks.',
        'Teach patients and families ahead of discharge planning, with patient education in plain words.',
        'Carry out medication administration for [number] beds, checking allergies and doses each time.',
        'Hand over in a fixed order, so that nothing depends on memory.',
        'Complete patient assessment on admission for [number] arrivals a week, with risks written down.',
        'Keep infection control standards on the ward and speak up when they slip.',
      ],
      earlier: [
        'Supported [number] patients a day with mobility, meals and vital signs.',
        'Practiced care planning with a named mentor and written feedback.',
        'Monitored [number] patients after procedures and reported changes to the nurse in charge.',
        'Kept calm with anxious patients and told their families what would come next.',
        'Checked [number] sets of equipment a week, infusion pumps and bedside monitors among them.',
        'Restocked the treatment room and cleaned it by the infection control schedule.',
      ],
      letter: {
        opening:
          'On a full ward I keep to a few habits: triage before tasks, patient education in plain words, and an electronic health record that the next shift can trust.',
        proof: 'looked after [number] patients a shift and kept every handover short and complete.',
      },
    },
    {
      title: 'Nursing Assistant',
      also: 'cna, caregiver, carer, home health aide, healthcare assistant, care assistant, support worker, patient care technician, personal care aide',
      terms:
        'personal care, vital signs, patient mobility, meal assistance, patient observation, dementia care, safe lifting, hygiene, care notes, companionship',
      tools: 'hoists, blood pressure monitors',
      ifHeld: 'CNA certificate, First aid certificate',
      summary: [
        'with a patient manner and an eye for small changes.',
        'Gives personal care that keeps dignity, notes vital signs on time, and tells the nurse early when somebody is not themselves.',
      ],
      duties: [
        'Help [number] residents a day with personal care, at their own pace and with the door closed.',
        'Measure vital signs on each round and report what is out of range at once.',
        'Support patient mobility for [number] people a shift, with hoists and safe lifting every time.',
        'Write care notes before the end of the shift, in words that a family could read.',
        'Serve [number] meals a day and give meal assistance, noting who eats or drinks too little.',
        'Calm people in dementia care with a steady voice, a familiar object and enough time.',
        'Turn and reposition [number] patients by the plan to protect their skin.',
        'Watch for changes in mood, skin and breathing, since patient observation starts at the bedside.',
      ],
      earlier: [
        'Visited [number] clients a week at home and kept to the agreed times.',
        'Cleaned rooms and equipment by the hygiene plan and signed for each one.',
        'Accompanied [number] clients to appointments and wrote down what the doctor said.',
        'Offered companionship with walks, games and talk, as each person liked.',
        'Prepared [number] meals a day with attention to diets and allergies.',
        'Learned the habits of each client and shared them with new colleagues.',
      ],
      letter: {
        opening:
          'People remember whether they were hurried. I give personal care without haste, note vital signs on time, and pass on small changes before they become large ones.',
        proof: 'cared for [number] residents a shift and kept care notes that nurses and families could follow.',
      },
    },
    {
      title: 'Medical Assistant',
      also: 'clinical assistant, medical receptionist, medical secretary, medical office assistant',
      terms:
        'patient intake, appointment scheduling, phlebotomy, electronic health records, medical billing, insurance verification, exam room preparation, specimen handling, vaccine administration, medical terminology',
      tools: 'ECG machines, practice management software',
      ifHeld: 'CMA, CPR',
      summary: [
        'at home on both sides of the desk: the exam room and the phone.',
        'Keeps patient intake quick and friendly, electronic health records complete, and the doctor on time for the next patient.',
      ],
      duties: [
        'Complete patient intake for [number] visits a day, with history, allergies and reason noted.',
        'Keep electronic health records current, with results attached to the right visit.',
        'Draw blood for [number] patients a week, following the order of draw in phlebotomy.',
        'Label and send samples, so that specimen handling never costs a patient a second visit.',
        'Manage appointment scheduling for [number] providers and call patients who missed theirs.',
        'Confirm coverage ahead of the visit by insurance verification, and explain costs in advance.',
        'Prepare [number] exam rooms a day, since exam room preparation keeps a clinic punctual.',
        'Assist with minor procedures and record an ECG when the doctor asks for one.',
      ],
      earlier: [
        'Answered [number] calls a day and passed urgent ones to the nurse at once.',
        'Checked codes for medical billing with the clinician before claims went out.',
        'Recorded [number] vaccine administration entries a month, with lot and date.',
        'Translated medical terminology into everyday words at the front desk.',
        'Ordered supplies for [number] rooms and kept the fridge log without a gap.',
        'Sterilized instruments by protocol and signed each cycle.',
      ],
      letter: {
        opening:
          'A clinic day holds together when patient intake, appointment scheduling and records run quietly in the background, and that is the work I like.',
        proof: 'prepared [number] visits a day and kept rooms, notes and the schedule ready for the doctor.',
      },
    },
    {
      title: 'Physical Therapist',
      also: 'physiotherapist, rehabilitation therapist, physical therapy assistant',
      terms:
        'treatment planning, manual therapy, exercise prescription, gait training, musculoskeletal assessment, rehabilitation, outcome measures, home exercise programs, progress notes, pain management',
      tools: 'resistance equipment, electrotherapy units',
      ifHeld: 'State license, Dry needling certificate',
      summary: [
        'who sets goals with the patient, not for the patient.',
        'Combines musculoskeletal assessment, manual therapy and home exercise programs that people really do, and adjusts treatment planning by what is measured.',
      ],
      duties: [
        'Treat [number] patients a day after surgery, injury or stroke, one clear goal at a time.',
        'Carry out musculoskeletal assessment and agree on goals in the words of the patient.',
        'Design [number] home exercise programs a month, short enough to be done each day.',
        'Apply manual therapy and exercise prescription by evidence, and say what is not known.',
        'Track outcome measures for [number] patients and change treatment planning when progress stalls.',
        'Lead gait training with suitable aids, on stairs and outdoors as well as in the gym.',
        'Write [number] progress notes a day, ready for the referring doctor.',
        'Teach pain management that patients can use without equipment.',
      ],
      earlier: [
        'Assisted with [number] rehabilitation sessions a day under a senior therapist.',
        'Set up electrotherapy units and resistance equipment safely for each patient.',
        'Guided [number] people a week through group exercise after joint replacement.',
        'Prepared progress notes for case meetings with nurses and doctors.',
        'Measured strength and range for [number] patients and charted the change.',
        'Explained exercises with drawings, so that families could help at home.',
      ],
      letter: {
        opening:
          'Patients get better between sessions, so I put my effort into treatment planning that fits their day: sound musculoskeletal assessment, few exercises, and honest outcome measures.',
        proof: 'treated [number] patients a week and reviewed goals with each of them.',
      },
    },
    {
      title: 'Pharmacy Technician',
      also: 'pharmacy assistant, dispenser',
      terms:
        'prescription processing, dispensing, inventory control, medication safety, insurance claims, compounding, patient counseling, controlled substances, order entry, customer service',
      tools: 'pharmacy software, automated dispensing cabinets',
      ifHeld: 'PTCB certificate, Immunization certificate',
      summary: [
        'for whom accuracy comes first and friendliness straight after.',
        'Handles prescription processing, insurance claims and inventory control without losing sight of medication safety, and knows when a question belongs to the pharmacist.',
      ],
      duties: [
        'Complete prescription processing for [number] orders a day, with name, dose and date checked against the original.',
        'Count, label and pack for dispensing, with a second look at sound-alike names.',
        'Resolve [number] insurance claims a week before the customer has to wait.',
        'Guard medication safety by stopping unclear orders and asking the prescriber.',
        'Reconcile [number] controlled substances a week against the register, without a gap.',
        'Pass on patient counseling questions to the pharmacist and note that they were answered.',
        'Run inventory control for [number] lines, with expiry dates rotated and recalls removed.',
        'Serve the counter and the phone with customer service that stays calm in a line.',
      ],
      earlier: [
        'Entered [number] prescriptions a day, order entry checked by the pharmacist.',
        'Cleaned and refilled automated dispensing cabinets by the daily plan.',
        'Prepared [number] weekly pill boxes for care homes and checked each seal.',
        'Assisted with compounding in the clean room and recorded every weight.',
        'Received [number] deliveries a week and stored cold items within minutes.',
        'Welcomed customers by name and told them honestly how long it would take.',
      ],
      letter: {
        opening:
          'In a pharmacy speed is only worth something after accuracy. I bring steady prescription processing, clean inventory control, and the habit of asking before guessing.',
        proof: 'prepared [number] prescriptions a day, kept the register in order, and wrote near misses down.',
      },
    },
  ],
};
