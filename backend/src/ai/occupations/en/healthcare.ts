import type { IndustryOccupations } from '../occupation';
import { clinical } from './clinical';

export const healthcare: IndustryOccupations = {
  industry: 'Healthcare',
  general: {
    id: 'healthcare-professional',
    title: 'Healthcare Professional',
    aliases: '',
    terms:
      'patient care, infection control, electronic health records, confidentiality, appointment scheduling, patient intake, care coordination, health and safety, handover, patient communication',
    tools: 'electronic calendars, Excel',
    certifications: 'First aid certificate, CPR',
    summary: [
      '{title} committed to patient care and to records that colleagues can rely on.',
      'Stays calm on a busy day, explains next steps in plain words, and applies confidentiality and infection control to every task.',
    ],
    duties: [
      'Provide patient care to [number] people a day, from patient intake to follow-up.',
      'Update electronic health records the same day, complete and correctly dated.',
      'Manage appointment scheduling for [number] clinicians and give priority to urgent cases.',
      'Follow infection control procedures for rooms, hands and equipment between patients.',
      'Prepare [number] rooms a day and check that supplies are in date.',
      'Explain procedures and next steps to patients and families, and check that they were understood.',
      'Answer [number] inquiries a day with clear and courteous patient communication.',
      'Protect confidentiality at the desk, on the phone and in every document.',
    ],
    pastDuties: [
      'Welcomed [number] visitors a day and guided them to the right place.',
      'Wrote handover notes so that the next shift had the full picture.',
      'Restocked [number] treatment areas and reported faults the same day.',
      'Helped with care coordination between the ward, the laboratory and the pharmacy.',
      'Filed and checked [number] records a week against the originals.',
      'Reported health and safety risks and followed up until they were resolved.',
    ],
    letter: {
      opening:
        'I enjoy work with patients and take pride in doing the basics well: thorough patient intake, careful infection control and complete records.',
      achievement:
        'At [Employer] I supported [number] patients a day, kept rooms and records ready, and explained next steps to patients and families.',
    },
  },
  occupations: [
    {
      id: 'registered-nurse',
      title: 'Registered Nurse',
      aliases:
        'nurse, rn, staff nurse, nurse manager, director of nursing, head nurse, icu nurse, emergency nurse, charge nurse, practical nurse, lpn',
      terms:
        'triage, patient education, electronic health records, IV therapy, wound care, infection control, discharge planning, care planning, medication administration, patient assessment',
      tools: 'bedside monitors, infusion pumps',
      certifications: 'ACLS, BLS',
      summary: [
        '{title} focused on safe, attentive care on busy wards.',
        'Combines sound triage and wound care with clear patient education, accurate electronic health records and reliable handovers to the next shift.',
      ],
      duties: [
        'Assess and triage [number] patients a shift and escalate early when their condition changes.',
        'Plan and document care in electronic health records in line with unit policy.',
        'Provide IV therapy and wound care to [number] patients a day according to protocol.',
        'Give patients and families the patient education they need before discharge.',
        'Carry out medication administration for [number] patients a shift, checking allergies and doses each time.',
        'Hand over to the next shift with a structured report on each patient.',
        'Complete a full patient assessment for [number] admissions a week and record the risks.',
        'Maintain infection control standards and raise concerns promptly.',
      ],
      pastDuties: [
        'Supported [number] patients a day with mobility, meals and vital signs.',
        'Contributed to care planning and discharge planning with the wider care team.',
        'Monitored [number] patients after procedures and reported changes to the nurse in charge.',
        'Reassured anxious patients and kept their families informed.',
        'Checked [number] infusion pumps and bedside monitors a week for safe use.',
        'Restocked and cleaned the treatment room according to infection control procedures.',
      ],
      letter: {
        opening:
          'I am drawn to bedside nursing because good assessment, clear patient education and careful medication administration make a visible difference to patients.',
        achievement:
          'At [Employer] I cared for [number] patients a shift, worked closely with doctors and families, and kept handovers clear and complete.',
      },
    },
    {
      id: 'nursing-assistant',
      title: 'Nursing Assistant',
      aliases: 'cna, home health aide, healthcare assistant, care assistant, support worker, patient care technician',
      terms:
        'personal care, vital signs, patient mobility, meal assistance, patient observation, dementia care, safe lifting, hygiene, care notes, companionship',
      tools: 'patient lifts, blood pressure monitors',
      certifications: 'CNA certificate, First aid certificate',
      summary: [
        '{title} who gives calm, respectful day-to-day care.',
        'Supports residents with personal care, meals and mobility, records vital signs accurately, and reports changes to the nurse without delay.',
      ],
      duties: [
        'Help [number] residents a day with personal care while protecting their privacy and dignity.',
        'Measure vital signs on each round and report abnormal readings immediately.',
        'Support patient mobility for [number] people a shift with patient lifts and safe lifting techniques.',
        'Complete care notes before the end of each shift.',
        'Serve [number] meals a day, provide meal assistance and record food and fluid intake.',
        'Support residents in dementia care with patience, reassurance and familiar routines.',
        'Reposition [number] patients according to the care plan to prevent pressure sores.',
        'Use careful patient observation to notice changes in mood, skin and breathing.',
      ],
      pastDuties: [
        'Visited [number] clients a week at home and kept to the agreed times.',
        'Cleaned rooms and equipment according to hygiene procedures.',
        'Accompanied [number] clients a month to medical appointments and reported back to the nurse.',
        'Provided companionship through walks, games and conversation.',
        'Prepared [number] meals a day with attention to diets and allergies.',
        'Shared what worked for each client with new colleagues.',
      ],
      letter: {
        opening:
          'I like care work because small things matter: taking time over personal care, noticing a change early and treating each resident with respect.',
        achievement:
          'At [Employer] I cared for [number] residents a shift, supported their independence, and kept nurses and families informed.',
      },
    },
    {
      id: 'medical-assistant',
      title: 'Medical Assistant',
      aliases: 'clinical assistant, medical receptionist, medical secretary, medical office assistant',
      terms:
        'patient intake, appointment scheduling, phlebotomy, electronic health records, medical billing, insurance verification, exam room preparation, specimen handling, vaccine administration, medical terminology',
      tools: 'ECG machines, practice management software',
      certifications: 'CMA, CPR',
      summary: [
        '{title} experienced on both the clinical and the administrative side of a practice.',
        'Keeps patient intake efficient and friendly, electronic health records up to date and exam rooms ready for the next visit.',
      ],
      duties: [
        'Complete patient intake for [number] visits a day, recording history, allergies and reason for the visit.',
        'Keep electronic health records current and file results with the right visit.',
        'Perform phlebotomy for [number] patients a week in the correct order of draw.',
        'Label and dispatch samples following specimen handling procedures.',
        'Manage appointment scheduling for [number] providers and follow up on missed visits.',
        'Complete insurance verification before each visit and explain expected costs to patients.',
        'Prepare [number] exam rooms a day so that the clinic runs on time.',
        'Assist with minor procedures and record an ECG on request.',
      ],
      pastDuties: [
        'Answered [number] calls a day and passed urgent ones to the nurse.',
        'Checked codes for medical billing with the clinician before claims were submitted.',
        'Recorded [number] vaccine administration entries a month, with lot and date.',
        'Explained medical terminology to patients in everyday words.',
        'Ordered supplies for [number] exam rooms and kept the refrigerator log.',
        'Sterilized instruments by protocol and signed each cycle.',
      ],
      letter: {
        opening:
          'I enjoy the variety of a medical practice, from patient intake and phlebotomy to keeping schedules and records in order.',
        achievement:
          'At [Employer] I prepared [number] visits a day, kept records current, and helped the clinic stay on schedule.',
      },
    },
    {
      id: 'physical-therapist',
      title: 'Physical Therapist',
      aliases: 'physiotherapist, rehabilitation therapist, physical therapy assistant',
      terms:
        'treatment planning, manual therapy, exercise prescription, gait training, musculoskeletal assessment, rehabilitation, outcome measures, home exercise programs, progress notes, pain management',
      tools: 'resistance equipment, electrotherapy units',
      certifications: 'State license, Dry needling certificate',
      summary: [
        '{title} who builds treatment around each patient’s own goals.',
        'Combines musculoskeletal assessment, manual therapy and practical home exercise programs, and adjusts treatment planning according to measured progress.',
      ],
      duties: [
        'Treat [number] patients a day recovering from surgery, injury or stroke.',
        'Carry out musculoskeletal assessment and agree on goals with each patient.',
        'Design [number] home exercise programs a month that patients can follow without help.',
        'Apply manual therapy and exercise prescription based on current evidence.',
        'Track outcome measures for [number] patients and adjust treatment planning when progress stalls.',
        'Lead gait training with suitable aids, indoors, outdoors and on stairs.',
        'Write [number] progress notes a day for the referring doctors.',
        'Teach pain management techniques that patients can use at home.',
      ],
      pastDuties: [
        'Assisted with [number] rehabilitation sessions a day under a senior therapist.',
        'Set up electrotherapy units and resistance equipment safely for each patient.',
        'Guided [number] people a week through group exercise after joint replacement.',
        'Prepared progress notes for case meetings with nurses and doctors.',
        'Measured strength and range for [number] patients and charted the change.',
        'Explained exercises with drawings, so that families could help at home.',
      ],
      letter: {
        opening:
          'I became interested in physical therapy because recovery depends on teamwork with the patient: sound assessment, realistic goals and exercises that fit into daily life.',
        achievement:
          'At [Employer] I treated [number] patients a week and reviewed progress toward their goals with each of them.',
      },
    },
    {
      id: 'pharmacy-technician',
      title: 'Pharmacy Technician',
      aliases: 'pharmacy assistant, dispenser',
      terms:
        'prescription processing, dispensing, inventory control, medication safety, insurance claims, compounding, patient counseling, controlled substances, order entry, customer service',
      tools: 'pharmacy software, automated dispensing cabinets',
      certifications: 'PTCB certificate, Immunization certificate',
      summary: [
        '{title} combining accuracy with friendly service at the counter.',
        'Handles prescription processing, insurance claims and inventory control with medication safety in mind, and refers clinical questions to the pharmacist.',
      ],
      duties: [
        'Complete prescription processing for [number] orders a day, checking name, dose and date.',
        'Count, label and package medication for dispensing under the pharmacist’s supervision.',
        'Resolve [number] insurance claims a week with insurers and prescribers.',
        'Support medication safety by flagging unclear orders to the pharmacist.',
        'Reconcile [number] controlled substances a week against the register.',
        'Refer patient counseling questions to the pharmacist.',
        'Manage inventory control for [number] items, rotating stock by expiry date and removing recalls.',
        'Provide courteous customer service at the counter and on the phone.',
      ],
      pastDuties: [
        'Entered [number] prescriptions a day with accurate order entry.',
        'Cleaned and refilled automated dispensing cabinets on schedule.',
        'Prepared [number] weekly pill organizers for care homes.',
        'Assisted with compounding in the clean room and recorded every weight.',
        'Received [number] deliveries a week and put refrigerated items away immediately.',
        'Greeted customers and gave them realistic waiting times.',
      ],
      letter: {
        opening:
          'I enjoy pharmacy work because it combines accuracy with daily contact with people, from prescription processing to solving insurance questions.',
        achievement: 'At [Employer] I prepared [number] prescriptions a day and kept inventory and registers accurate.',
      },
    },
    {
      id: 'physician',
      title: 'Physician',
      aliases:
        'doctor, medical doctor, general practitioner, family doctor, family physician, hospitalist, internist, pediatrician, resident physician, physician assistant, surgeon, psychiatrist',
      terms:
        'patient care, diagnosis, treatment planning, electronic health records, clinical guidelines, patient counseling, preventive care, prescribing, interdisciplinary teamwork, referrals',
      tools: 'electronic prescribing, point-of-care ultrasound',
      certifications: 'Medical license, Board certificate',
      summary: [
        '{title} who combines careful diagnosis with clear communication.',
        'Brings evidence-based treatment planning and close interdisciplinary teamwork, and takes time to explain options to patients and families.',
      ],
      duties: [
        'Examine and treat [number] patients a day and plan further patient care.',
        'Base diagnosis on history, examination and targeted tests.',
        'Develop treatment planning for [number] patients a week with acute or chronic conditions.',
        'Follow clinical guidelines and document reasons for exceptions.',
        'Review [number] test results a day and inform patients of the next steps.',
        'Provide patient counseling on treatment options, risks and preventive care.',
        'Coordinate [number] referrals a week with specialists and hospitals.',
        'Keep electronic health records complete and up to date after each visit.',
      ],
      pastDuties: [
        'Treated [number] patients a shift under supervision of senior physicians.',
        'Presented cases in ward rounds and case conferences.',
        'Supported [number] admissions and discharges a week.',
        'Practiced safe prescribing and checked for drug interactions.',
        'Assisted with [number] procedures a month and documented the results.',
        'Took part in interdisciplinary teamwork with nurses, therapists and social workers.',
      ],
      letter: {
        opening:
          'I chose medicine because careful diagnosis and honest conversation with patients make a real difference to their health.',
        achievement:
          'At [Employer] I treated [number] patients a day and worked closely with nursing and specialist colleagues.',
      },
    },
    {
      id: 'pharmacist',
      title: 'Pharmacist',
      aliases:
        'clinical pharmacist, community pharmacist, hospital pharmacist, retail pharmacist, pharmacy manager, staff pharmacist',
      terms:
        'medication review, dispensing, patient counseling, prescription verification, drug interactions, medication safety, inventory management, immunizations, controlled substances, interdisciplinary teamwork',
      tools: 'pharmacy software, drug information databases',
      certifications: 'Pharmacist license, Immunization certificate',
      summary: [
        '{title} focused on medication safety and practical patient advice.',
        'Combines accurate prescription verification with thorough medication review and explains treatments so that patients can follow them.',
      ],
      duties: [
        'Complete prescription verification for [number] orders a day.',
        'Provide patient counseling on use, side effects and storage of medication.',
        'Carry out medication review for [number] patients a week.',
        'Check drug interactions and contact prescribers about concerns.',
        'Supervise the dispensing work of [number] technicians.',
        'Maintain records of controlled substances in line with the law.',
        'Give [number] immunizations a month according to protocol.',
        'Handle inventory management, including expiry dates and recalls.',
      ],
      pastDuties: [
        'Verified [number] prescriptions a day under supervision.',
        'Answered questions from doctors and nurses using drug information databases.',
        'Prepared [number] medication plans a week for discharge.',
        'Reported incidents and near misses to improve medication safety.',
        'Counseled [number] patients a day at the pharmacy counter.',
        'Trained new colleagues in dispensing procedures.',
      ],
      letter: {
        opening:
          'I enjoy combining pharmaceutical knowledge with direct patient contact, with a strong focus on medication safety and clear advice.',
        achievement: 'At [Employer] I verified [number] prescriptions a day and advised patients and prescribers.',
      },
    },
    ...clinical,
  ],
};
