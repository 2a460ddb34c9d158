import type { IndustryOccupations } from '../occupation';

export const government: IndustryOccupations = {
  industry: 'Government',
  general: {
    id: 'public-service-professional',
    title: 'Public Service Professional',
    aliases: '',
    terms:
      'public service, case processing, regulations, citizen inquiries, record keeping, report writing, stakeholder consultation, budget administration, confidentiality, interdepartmental coordination',
    tools: 'case management systems, Microsoft Office',
    certifications: 'Security clearance, Civil service exam',
    summary: [
      '{title} who serves the public fairly, clearly and courteously.',
      'Brings careful case processing, clear report writing and reliable record keeping to every matter on the desk.',
    ],
    duties: [
      'Complete case processing for [number] cases a month with documented reasons.',
      'Explain regulations in clear, accessible language.',
      'Answer [number] citizen inquiries a week by phone, in writing and in person.',
      'Provide impartial and courteous public service.',
      'Handle report writing for [number] briefings a quarter.',
      'Protect the confidentiality of files and conversations.',
      'Support budget administration for [number] budget lines.',
      'Maintain interdepartmental coordination and document agreements.',
    ],
    pastDuties: [
      'Registered [number] letters and applications a day.',
      'Directed visitors to the right office and contact.',
      'Checked [number] forms a week for completeness.',
      'Recorded minutes of stakeholder consultation meetings.',
      'Archived [number] files a month according to record keeping rules.',
      'Simplified standard letters with colleagues from the service counter.',
    ],
    letter: {
      opening: 'I value fairness and clarity in public service, and I work carefully on cases, inquiries and records.',
      achievement: 'At [Employer] I handled [number] cases a month and explained decisions clearly.',
    },
  },
  occupations: [
    {
      id: 'policy-analyst',
      title: 'Policy Analyst',
      aliases:
        'policy advisor, policy adviser, policy officer, legislative assistant, public policy analyst, government affairs specialist, legislative analyst, public affairs officer, policy manager, political advisor, policy, program analyst',
      terms:
        'policy analysis, briefing papers, stakeholder consultation, impact assessment, legislative research, data analysis, regulatory review, policy evaluation, public consultation, cost-benefit analysis',
      tools: 'Excel, statistical software, legal databases',
      certifications: 'Security clearance',
      summary: [
        '{title} who gives decision makers balanced, well-supported advice.',
        'Brings policy analysis, cost-benefit analysis and clear briefing papers that separate what is known from what is recommended.',
      ],
      duties: [
        'Write [number] briefing papers a month with options, costs and recommendations.',
        'Conduct policy analysis using data and input from those affected.',
        'Lead stakeholder consultation with [number] groups a project and report differing views fairly.',
        'Estimate effects through impact assessment before drafting.',
        'Prepare cost-benefit analysis for [number] proposals a year.',
        'Track bills and rulings through legislative research.',
        'Support policy evaluation of [number] measures a year.',
        'Draft public consultation documents in everyday language.',
      ],
      pastDuties: [
        'Summarized [number] submissions for each consultation.',
        'Collected statistics and survey results for data analysis.',
        'Compared policies in [number] other regions and their outcomes.',
        'Prepared briefing folders for hearings and visits.',
        'Checked [number] drafts a quarter as part of regulatory review.',
        'Maintained a reference library of sources and data.',
      ],
      letter: {
        opening:
          'I enjoy turning evidence into practical advice, through balanced policy analysis, careful cost-benefit analysis and clear briefing papers.',
        achievement: 'At [Employer] I wrote [number] papers a month with documented sources.',
      },
    },
    {
      id: 'administrative-officer',
      title: 'Administrative Officer',
      aliases:
        'government clerk, civil servant, administrative specialist, clerk, records clerk, public administrator, city clerk, records manager, government administrator, executive officer, licensing officer',
      terms:
        'case processing, public counter service, records management, permit applications, correspondence, regulations, fee collection, meeting minutes, data entry, public information',
      tools: 'case management systems, Microsoft Office, document archives',
      certifications: 'Civil service exam',
      summary: [
        '{title} who combines accuracy with friendly public service.',
        'Keeps case processing on schedule, records management complete and public counter service helpful, and applies regulations consistently.',
      ],
      duties: [
        'Process [number] permit applications a month with documented decisions.',
        'Provide courteous public counter service and clear answers.',
        'Answer [number] letters and emails a week with clear correspondence.',
        'Apply regulations consistently and explain their basis.',
        'Maintain records management for [number] files.',
        'Write meeting minutes with decisions, votes and tasks.',
        'Handle fee collection for [number] payments a week.',
        'Publish public information that answers common questions.',
      ],
      pastDuties: [
        'Checked data entry for [number] applications a day against the originals.',
        'Sorted incoming mail and routed it to the right department.',
        'Copied and certified [number] documents a week.',
        'Helped visitors with forms and self-service machines.',
        'Scanned [number] older files a month into the archive.',
        'Supported colleagues with case processing at peak times.',
      ],
      letter: {
        opening:
          'I enjoy helping people with their applications, with accurate case processing, complete records and friendly counter service.',
        achievement: 'At [Employer] I processed [number] applications a month and explained decisions in person.',
      },
    },
    {
      id: 'urban-planner',
      title: 'Urban Planner',
      aliases:
        'city planner, town planner, planning officer, transport planner, regional planner, land use planner, environmental planner, planning assistant, zoning officer, community planner',
      terms:
        'land use planning, zoning, public participation, site plans, environmental review, transport planning, development applications, spatial analysis, housing policy, planning law',
      tools: 'GIS software, AutoCAD, Adobe InDesign',
      certifications: 'AICP, RTPI',
      summary: [
        '{title} who plans places together with the people who use them.',
        'Combines land use planning, spatial analysis and meaningful public participation from first survey to adopted plan.',
      ],
      duties: [
        'Prepare land use planning for [number] areas, from survey to adoption.',
        'Organize early public participation with workshops and models.',
        'Review [number] development applications a year against planning policy.',
        'Explain zoning rules with clear drawings and examples.',
        'Map [number] topics a year through spatial analysis in GIS software.',
        'Coordinate environmental review with specialists and residents.',
        'Align transport planning with [number] agencies on each project.',
        'Write reports on objections in line with planning law.',
      ],
      pastDuties: [
        'Counted pedestrians, cars and bicycles at [number] locations.',
        'Drew site plans and sections for public meetings.',
        'Answered [number] inquiries a week at the planning desk.',
        'Surveyed routes with children and older residents.',
        'Collected [number] data layers and documented their sources.',
        'Drafted sections on housing policy for council reports.',
      ],
      letter: {
        opening:
          'I enjoy planning places with the people who use them, through careful land use planning, public participation and spatial analysis.',
        achievement:
          'At [Employer] I worked on plans for [number] areas and reported back to residents on their input.',
      },
    },
    {
      id: 'police-officer',
      title: 'Police Officer',
      aliases:
        'law enforcement officer, sheriff deputy, patrol officer, state trooper, public safety officer, correctional officer, detective, parole officer, probation officer',
      terms:
        'patrol, incident response, report writing, de-escalation, community policing, evidence handling, traffic safety, interviewing, public safety, first aid',
      tools: 'radio communication, records systems',
      certifications: 'Police academy certificate, Firearms qualification',
      summary: [
        '{title} committed to public safety and fair treatment.',
        'Brings calm incident response, de-escalation and accurate report writing, and builds trust in the neighborhood through community policing.',
      ],
      duties: [
        'Lead incident response on [number] calls a shift.',
        'Use de-escalation techniques to resolve conflicts safely.',
        'Complete accurate report writing for [number] incidents a week.',
        'Patrol assigned areas and build contact with residents and businesses.',
        'Secure [number] scenes a month and document evidence handling.',
        'Support community policing through visits to schools, shops and clubs.',
        'Conduct [number] traffic safety checks a month.',
        'Use careful, respectful interviewing with victims and witnesses.',
      ],
      pastDuties: [
        'Supported public safety at [number] events a year.',
        'Provided first aid until medical help arrived.',
        'Maintained [number] log entries a shift.',
        'Reported incidents by radio communication in clear and complete messages.',
        'Assisted [number] visitors a day and resolved disputes.',
        'Covered the district on patrol and got to know its communities.',
      ],
      letter: {
        opening:
          'I am committed to public safety and believe in calm incident response, de-escalation and thorough report writing.',
        achievement: 'At [Employer] I responded to [number] calls a shift and focused on resolving situations calmly.',
      },
    },
    {
      id: 'eligibility-specialist',
      title: 'Eligibility Specialist',
      aliases: 'benefits officer, welfare officer, eligibility worker, benefits advisor, claims officer',
      terms:
        'eligibility assessment, benefit claims, applicant interviews, document verification, case decisions, client advice, regulations, fraud detection, appeals, case notes',
      tools: 'case management systems, Excel',
      certifications: 'Civil service exam, Language certificate',
      summary: [
        '{title} who makes fair decisions and explains them clearly.',
        'Combines eligibility assessment, applicant interviews and document verification, and treats every applicant with patience and respect.',
      ],
      duties: [
        'Make case decisions on [number] benefit claims a month with clear reasons.',
        'Conduct applicant interviews with time, privacy and interpreters where needed.',
        'Complete document verification for [number] files a day.',
        'Apply regulations consistently and document discretionary decisions.',
        'Write [number] clear case notes a week.',
        'Provide client advice on other available benefits.',
        'Review [number] appeals a quarter with the full file.',
        'Support fraud detection by reporting unusual patterns in claims.',
      ],
      pastDuties: [
        'Registered [number] new applications a day in the case system.',
        'Prepared eligibility assessment for review by senior colleagues.',
        'Contacted [number] applicants a week about expiring documents.',
        'Explained official letters in everyday language.',
        'Updated [number] records a day after changes of address or income.',
        'Visited partner agencies to build referral contacts.',
      ],
      letter: {
        opening:
          'I value fairness and clear explanations, and I take care with eligibility assessment, applicant interviews and document verification.',
        achievement: 'At [Employer] I decided [number] claims a month and explained the reasons in plain language.',
      },
    },
    {
      id: 'firefighter',
      title: 'Firefighter',
      aliases:
        'fire fighter, fireman, firefighter paramedic, firefighter emt, fire officer, fire captain, fire lieutenant, fire inspector, wildland firefighter, volunteer firefighter, rescue technician, fire department officer',
      terms:
        'fire suppression, search and rescue, emergency response, vehicle extrication, hazardous materials, first aid, fire prevention, equipment checks, hose handling, incident reports',
      tools: 'breathing apparatus, thermal imaging cameras, hydraulic rescue tools',
      certifications: 'Firefighter certificate, EMT license',
      summary: [
        '{title} trained to act as one with the crew when seconds matter.',
        'Brings practice in fire suppression, search and rescue and vehicle extrication, and cares for equipment and fitness as carefully as for technique.',
      ],
      duties: [
        'Respond to [number] calls a month for fires, crashes and medical aid.',
        'Enter smoke-filled rooms in breathing apparatus for search and rescue.',
        'Free trapped people at [number] crashes a year through vehicle extrication.',
        'Lay lines and control branches with safe hose handling during fire suppression.',
        'Inspect [number] shops, schools and homes a month for fire prevention.',
        'Cordon off and contain leaks of hazardous materials.',
        'Complete [number] equipment checks a shift on pumps, ladders and radios.',
        'Write incident reports with times, actions and cause.',
      ],
      pastDuties: [
        'Drilled ladders, knots and water supply for [number] hours a month.',
        'Gave first aid and cardiac massage until the ambulance took over.',
        'Taught [number] school classes a year about smoke alarms and escape.',
        'Cleared flooded cellars and secured roofs after storms.',
        'Refilled and tested [number] breathing cylinders a week.',
        'Maintained fitness through circuit training with the watch.',
      ],
      letter: {
        opening:
          'Crews depend on people who train when nothing is burning, and I bring steady nerves, care for equipment and respect for those we help.',
        achievement: 'At [Employer] I responded to [number] calls a month and trained with the crew between them.',
      },
    },
  ],
};
