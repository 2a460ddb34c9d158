import type { Occupation } from '../occupation';

export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Paramedic',
    aliases: 'emt, emergency medical technician, ambulance driver, ambulance technician, first responder',
    terms:
      'emergency care, patient assessment, trauma care, airway management, vital signs, patient transport, radio communication, care documentation, infection control, vehicle checks',
    tools: 'cardiac monitors, defibrillators',
    certifications: 'EMT license, CPR',
    summary: [
      '{title} who stays calm and acts quickly in emergencies.',
      'Combines structured patient assessment with safe emergency care, clear radio communication and complete handovers to hospital staff.',
    ],
    duties: [
      'Respond to [number] emergency calls a shift and provide emergency care.',
      'Carry out structured patient assessment and set treatment priorities.',
      'Monitor vital signs of [number] patients a shift during transport.',
      'Provide trauma care and airway management according to protocol.',
      'Complete care documentation for [number] patients a shift.',
      'Hand over patients to hospital staff with a clear, structured report.',
      'Complete [number] vehicle checks a week for equipment and supplies.',
      'Follow infection control procedures between calls.',
    ],
    pastDuties: [
      'Assisted with patient transport on [number] trips a day.',
      'Practiced resuscitation and rescue procedures with the team.',
      'Restocked [number] emergency bags a week.',
      'Reassured patients and relatives in stressful situations.',
      'Tested [number] cardiac monitors and defibrillators a week.',
      'Kept radio communication brief, clear and according to procedure.',
    ],
    letter: {
      opening:
        'I want to be useful when people need help most, with calm patient assessment, safe emergency care and good teamwork.',
      achievement:
        'At [Employer] I responded to [number] calls a shift and handed over patients with complete information.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Dental Assistant',
    aliases: 'dental hygienist, dental nurse, orthodontic assistant, dental receptionist, dental technician',
    terms:
      'chairside assistance, infection control, instrument sterilization, dental X-rays, patient education, appointment scheduling, patient records, dental impressions, inventory control, patient comfort',
    tools: 'dental practice software, digital X-ray systems',
    certifications: 'Dental assisting certificate, Radiography certificate',
    summary: [
      '{title} who keeps treatments running smoothly and puts patients at ease.',
      'Combines skilled chairside assistance with strict infection control and accurate patient records, and gives clear advice on care at home.',
    ],
    duties: [
      'Provide chairside assistance for [number] treatments a day.',
      'Follow infection control procedures in treatment rooms and at the sink.',
      'Complete instrument sterilization for [number] trays a day.',
      'Support patient comfort before, during and after treatment.',
      'Take [number] dental X-rays a week as directed by the dentist.',
      'Provide patient education on oral hygiene and care at home.',
      'Update [number] patient records a day with treatments and materials.',
      'Manage appointment scheduling and reminder calls.',
    ],
    pastDuties: [
      'Prepared [number] treatment rooms a day.',
      'Assisted with dental impressions and temporary fillings.',
      'Ordered supplies for [number] treatment rooms through inventory control.',
      'Welcomed patients and checked their medical history forms.',
      'Answered [number] calls a day and scheduled urgent cases first.',
      'Labeled and sent laboratory orders on schedule.',
    ],
    letter: {
      opening:
        'I enjoy helping patients feel comfortable at the dentist, with attentive chairside assistance, careful infection control and clear explanations.',
      achievement: 'At [Employer] I assisted with [number] treatments a day and kept rooms and instruments ready.',
    },
  },
  {
    id: 'dentist',
    title: 'Dentist',
    aliases:
      'dental surgeon, general dentist, dental practitioner, associate dentist, family dentist, pediatric dentist, orthodontist, oral surgeon, endodontist, periodontist, dds, dmd',
    terms:
      'dental examinations, treatment planning, restorative dentistry, root canal treatment, tooth extractions, local anesthesia, preventive care, periodontal therapy, infection control, informed consent',
    tools: 'digital radiography, intraoral scanners, dental practice software',
    certifications: 'Dental license, Sedation permit',
    summary: [
      '{title} who explains findings openly and treats with a light hand.',
      'Covers preventive care, restorative dentistry and tooth extractions, and agrees on treatment planning with patients before the first step, including alternatives and costs.',
    ],
    duties: [
      'Treat [number] patients a day, from check-ups to crowns and bridges.',
      'Perform dental examinations with soft tissue screening and a charted gum assessment.',
      'Place [number] fillings and crowns a week as part of restorative dentistry.',
      'Discuss treatment planning with intraoral photographs and obtain informed consent.',
      'Complete [number] cases of root canal treatment a month under rubber dam.',
      'Give local anesthesia slowly and check its effect before starting.',
      'Keep [number] slots a day open for patients in pain.',
      'Refer complex surgical and orthodontic cases with full records and images.',
    ],
    pastDuties: [
      'Carried out [number] tooth extractions a month, including broken-down molars.',
      'Worked with hygienists on periodontal therapy and recall intervals.',
      'Examined [number] school children a year during preventive care visits.',
      'Fitted dentures and adjusted them until patients could eat comfortably.',
      'Took impressions and intraoral scans for [number] laboratory orders a month.',
      'Audited infection control in the surgery and retrained staff on instrument handling.',
    ],
    letter: {
      opening:
        'What I like most about dentistry is the moment an anxious patient relaxes, and I work for it with unhurried examinations, honest treatment planning and gentle technique.',
      achievement:
        'At [Employer] I treated [number] patients a day and saw many of them return for regular preventive care.',
    },
  },
  {
    id: 'veterinarian',
    title: 'Veterinarian',
    aliases:
      'vet, veterinary surgeon, veterinary doctor, animal doctor, small animal veterinarian, large animal veterinarian, equine veterinarian, associate veterinarian, veterinary physician, dvm',
    terms:
      'animal examinations, diagnosis, soft tissue surgery, anesthesia monitoring, vaccinations, client communication, diagnostic imaging, dental procedures, laboratory diagnostics, emergency treatment',
    tools: 'ultrasound, digital radiography, veterinary practice software',
    certifications: 'Veterinary license',
    summary: [
      '{title} combining calm handling of animals with frank advice to their owners.',
      'Brings experience in diagnosis, soft tissue surgery and emergency treatment, and sets out options and costs so that owners can decide.',
    ],
    duties: [
      'See [number] animals a day in consultations, from vaccinations to chronic disease.',
      'Carry out animal examinations with low-stress handling for cats and nervous dogs.',
      'Operate on [number] patients a week in soft tissue surgery, including neutering.',
      'Interpret diagnostic imaging and laboratory diagnostics to reach a diagnosis.',
      'Provide emergency treatment for [number] urgent cases a month, such as poisoning and trauma.',
      'Explain treatment choices, prognosis and estimates through open client communication.',
      'Perform [number] dental procedures a month under general anesthesia.',
      'Guide owners through euthanasia decisions with time, privacy and respect.',
    ],
    pastDuties: [
      'Visited [number] farms and stables a month for herd health checks.',
      'Supervised anesthesia monitoring and recovery by veterinary nurses.',
      'Gave [number] vaccinations and health certificates a week for travel and breeding.',
      'Read blood smears, urine and skin samples for laboratory diagnostics in the practice.',
      'Shared on-call nights and stabilized [number] inpatients a week.',
      'Advised breeders on feeding, parasite control and weaning.',
    ],
    letter: {
      opening:
        'Animals cannot say where it hurts, so I rely on careful examination, sensible diagnostics and good listening to the people who live with them.',
      achievement:
        'At [Employer] I saw [number] animals a day and performed surgery alongside a busy consultation schedule.',
    },
  },
  {
    id: 'radiologic-technologist',
    title: 'Radiologic Technologist',
    aliases:
      'radiographer, x-ray technician, xray technician, x-ray technologist, radiology technician, radiology technologist, radiologic technician, rad tech, mri technologist, mri technician, ct technologist, medical imaging technologist, sonographer, ultrasound technician, mammographer',
    terms:
      'radiographic imaging, patient positioning, radiation safety, CT scanning, MRI safety screening, image quality, contrast administration, fluoroscopy, mobile radiography, patient preparation',
    tools: 'PACS, digital X-ray systems, C-arm systems',
    certifications: 'Radiography certificate, CPR',
    summary: [
      '{title} who produces diagnostic images at the lowest reasonable dose.',
      'Skilled in patient positioning, CT scanning and mobile radiography, and explains each step so that people in pain can hold still.',
    ],
    duties: [
      'Perform [number] examinations a shift in radiographic imaging and fluoroscopy.',
      'Apply radiation safety through collimation, shielding and checks for pregnancy.',
      'Examine [number] patients a day by CT scanning, from head trauma to chest follow-up.',
      'Adapt patient positioning for fractures, casts and limited mobility.',
      'Complete MRI safety screening for [number] patients a week before they enter the room.',
      'Review image quality and send studies to PACS with correct labels.',
      'Keep repeat exposures below [number] percent by checking technique and centering.',
      'Prepare contrast administration after checking allergies and kidney values.',
    ],
    pastDuties: [
      'Brought mobile radiography to [number] intensive care and ward patients a shift.',
      'Operated the C-arm in theater during fracture fixation.',
      'Took care of patient preparation for [number] bowel and kidney studies a week.',
      'Tested detectors and display monitors and logged deviations.',
      'Scheduled [number] outpatient appointments a day around urgent requests.',
      'Showed students how to mark sides and avoid cut-off anatomy.',
    ],
    letter: {
      opening:
        'A useful image starts with a patient who feels safe, and I combine clear instructions and careful positioning with strict radiation safety.',
      achievement: 'At [Employer] I performed [number] examinations a shift and kept repeat images low.',
    },
  },
  {
    id: 'medical-laboratory-technician',
    title: 'Medical Laboratory Technician',
    aliases:
      'medical lab technician, lab technician, laboratory technician, medical technologist, medical laboratory scientist, clinical laboratory scientist, medical laboratory technologist, medical laboratory assistant, biomedical scientist, phlebotomist, histology technician, lab assistant, laboratory assistant, mlt',
    terms:
      'specimen processing, hematology, clinical chemistry, microbiology cultures, blood typing, quality control, instrument calibration, result verification, phlebotomy, biosafety',
    tools: 'laboratory information systems, automated analyzers, microscopes',
    certifications: 'Medical laboratory certificate',
    summary: [
      '{title} delivering results that clinicians can act on without doubt.',
      'Works across hematology, clinical chemistry and blood typing, investigates every quality control failure, and reports critical values at once.',
    ],
    duties: [
      'Analyze [number] samples a shift in hematology and clinical chemistry.',
      'Reject clotted, hemolyzed or mislabeled tubes during specimen processing.',
      'Report [number] critical values a week to wards by phone and document the read-back.',
      'Run quality control at shift start and troubleshoot values outside limits.',
      'Perform blood typing and crossmatching for [number] transfusion requests a day.',
      'Examine blood smears under the microscope and flag abnormal cells.',
      'Set up [number] microbiology cultures a day and read them for growth.',
      'Carry out result verification against earlier values and clinical details.',
    ],
    pastDuties: [
      'Drew [number] patients a morning in phlebotomy rounds.',
      'Completed instrument calibration after reagent lot changes and maintenance.',
      'Sorted and centrifuged [number] tubes an hour at specimen reception.',
      'Followed biosafety rules for infectious material and sharps disposal.',
      'Counted reagent stock for [number] analyzers and ordered before expiry.',
      'Recorded refrigerator and incubator temperatures and reported deviations.',
    ],
    letter: {
      opening:
        'Behind every tube is a patient waiting for an answer, which is why I take quality control, clean technique and result verification seriously even on the busiest shift.',
      achievement: 'At [Employer] I analyzed [number] samples a shift and reported critical values without delay.',
    },
  },
  {
    id: 'caregiver',
    title: 'Caregiver',
    aliases:
      'carer, home carer, home caregiver, elderly caregiver, live-in caregiver, live-in carer, personal care aide, personal care assistant, elder care worker, senior caregiver, companion caregiver, in-home caregiver, elderly care worker',
    terms:
      'personal care, meal preparation, mobility assistance, medication reminders, dementia care, companionship, household support, care notes, fall prevention, family communication',
    tools: 'care planning apps, patient lifts',
    certifications: 'First aid certificate, Caregiver certificate',
    summary: [
      '{title} supporting older and disabled people in living at home with dignity.',
      'Offers patient personal care, reliable medication reminders and warm companionship, and notices small changes early enough to tell the family or nurse.',
    ],
    duties: [
      'Support [number] clients a week at home with washing, dressing and personal care.',
      'Cook fresh meals with clients and consider diets and swallowing difficulties in meal preparation.',
      'Give [number] medication reminders a day and record each dose taken.',
      'Use familiar routines, music and photographs in dementia care.',
      'Assist with [number] transfers a day using patient lifts and safe mobility assistance.',
      'Write care notes after each visit and report changes in appetite, skin or mood.',
      'Accompany clients to [number] appointments a month and pass on what was said.',
      'Remove loose rugs and poor lighting as part of fall prevention.',
    ],
    pastDuties: [
      'Covered [number] overnight stays a month for people living alone.',
      'Took over household support such as laundry, shopping and bed changes.',
      'Walked and exercised with [number] residents a week after hospital stays.',
      'Read aloud, played cards and kept conversation going for companionship.',
      'Relieved [number] family carers a month during their time off.',
      'Learned safe lifting and pressure sore prevention from district nurses.',
    ],
    letter: {
      opening:
        'I believe people should be able to stay themselves when they need help, so I take time, ask before I act, and respect the habits of the home I work in.',
      achievement:
        'At [Employer] I cared for [number] clients a week and kept families informed about how they were doing.',
    },
  },
  {
    id: 'occupational-therapist',
    title: 'Occupational Therapist',
    aliases:
      'ot, occupational therapy assistant, pediatric occupational therapist, occupational therapy practitioner, ergotherapist, hand therapist, occupational health therapist, ota, cota',
    terms:
      'functional assessments, activities of daily living, goal setting, adaptive equipment, home modifications, sensory integration, cognitive rehabilitation, splinting, progress notes, caregiver training',
    tools: 'standardized assessments, electronic health records',
    certifications: 'Occupational therapy license, CPR',
    summary: [
      '{title} helping people return to the activities that matter to them.',
      'Builds therapy around functional assessments and shared goal setting, and tests adaptive equipment in real kitchens, bathrooms and classrooms.',
    ],
    duties: [
      'Treat [number] clients a week after stroke, injury or surgery.',
      'Conduct functional assessments and agree on goal setting in the client’s own words.',
      'Practice activities of daily living with [number] inpatients a day, such as dressing and cooking.',
      'Recommend adaptive equipment and try it out before ordering.',
      'Plan home modifications for [number] discharges a month after visiting the home.',
      'Fabricate hand orthoses through splinting and check pressure points.',
      'Lead [number] groups a week in cognitive rehabilitation for memory and attention.',
      'Teach relatives safe transfers and energy saving in caregiver training.',
    ],
    pastDuties: [
      'Worked with [number] children a week on handwriting, play and sensory integration.',
      'Assessed workplaces and suggested seating, breaks and lighting.',
      'Wrote [number] progress notes a day with measurable changes.',
      'Ordered wheelchairs with seating clinics and adjusted them on delivery.',
      'Screened [number] older adults a month for falls and driving safety.',
      'Built simple therapy materials from everyday objects.',
    ],
    letter: {
      opening:
        'I enjoy finding the small adjustment that lets someone cook, write or work again, and I base it on careful functional assessments and goals that clients set themselves.',
      achievement: 'At [Employer] I treated [number] clients a week and prepared many of them for a safe return home.',
    },
  },
];
