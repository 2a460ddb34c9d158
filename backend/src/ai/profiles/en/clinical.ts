import type { Occupation } from '../occupation';

/** Further clinical work, beside the occupations of healthcare.ts. */
export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Paramedic',
    also: 'emt, emergency medical technician, ambulance driver, ambulance technician, firefighter paramedic, first responder',
    terms:
      'emergency care, patient assessment, trauma care, airway management, vital signs, patient transport, radio communication, care documentation, infection control, vehicle checks',
    tools: 'cardiac monitors, defibrillators',
    ifHeld: 'EMT license, CPR',
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
    earlier: [
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
      proof: 'At [Employer] I responded to [number] calls a shift and handed over patients with complete information.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Dental Assistant',
    also: 'dental hygienist, dental nurse, orthodontic assistant, dental receptionist, dental technician',
    terms:
      'chairside assistance, infection control, instrument sterilization, dental X-rays, patient education, appointment scheduling, patient records, dental impressions, inventory control, patient comfort',
    tools: 'dental practice software, digital X-ray systems',
    ifHeld: 'Dental assisting certificate, Radiography certificate',
    summary: [
      '{title} who supports the dentist and puts patients at ease.',
      'Combines skilled chairside assistance with strict infection control and accurate patient records, and explains aftercare clearly.',
    ],
    duties: [
      'Provide chairside assistance for [number] treatments a day.',
      'Follow infection control procedures in treatment rooms and at the sink.',
      'Complete instrument sterilization for [number] trays a day.',
      'Support patient comfort before, during and after treatment.',
      'Take [number] dental X-rays a week as directed by the dentist.',
      'Provide patient education on oral hygiene and aftercare.',
      'Update [number] patient records a day with treatments and materials.',
      'Manage appointment scheduling and reminder calls.',
    ],
    earlier: [
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
      proof: 'At [Employer] I assisted with [number] treatments a day and kept rooms and instruments ready.',
    },
  },
];
