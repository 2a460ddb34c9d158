import type { IndustryProfile } from '../occupation';

export const government: IndustryProfile = {
  industry: 'Government',
  general: {
    title: 'Public Service Professional',
    also: '',
    terms:
      'public service, case processing, regulations, citizen inquiries, record keeping, report writing, stakeholder consultation, budget administration, confidentiality, interdepartmental coordination',
    tools: 'case management systems, Microsoft Office',
    ifHeld: 'Security clearance, Civil service exam',
    summary: [
      'who treats every applicant by the same rule and with the same courtesy.',
      'Brings careful case processing, plain report writing and record keeping that stands up to questions years later.',
    ],
    duties: [
      'Decide or prepare [number] cases a month, case processing with reasons in writing.',
      'Explain regulations in words that fit the person asking.',
      'Answer [number] citizen inquiries a week, by phone, letter and counter.',
      'Practice public service without favor and without haste.',
      'Prepare [number] papers a quarter, report writing with the proposal first.',
      'Protect confidentiality of files and conversations.',
      'Manage [number] budget lines, budget administration by rule and by sense.',
      'Keep interdepartmental coordination short and on record.',
    ],
    earlier: [
      'Registered [number] letters and applications a day.',
      'Guided visitors to the right office at the first attempt.',
      'Checked [number] forms a week for what was missing.',
      'Took minutes of stakeholder consultation meetings.',
      'Archived [number] files a month by the rules of record keeping.',
      'Simplified form letters together with colleagues at the counter.',
    ],
    letter: {
      opening:
        'Public service is fairness made practical. I bring careful case processing, clear answers to citizen inquiries, and decisions with reasons.',
      proof: 'handled [number] cases a month and gave reasons that people could follow.',
    },
  },
  occupations: [
    {
      title: 'Policy Analyst',
      also: 'policy advisor, policy adviser, policy officer, legislative assistant, public policy analyst, government affairs specialist, legislative analyst, public affairs officer, policy manager, political advisor, policy, program analyst',
      terms:
        'policy analysis, briefing papers, stakeholder consultation, impact assessment, legislative research, data analysis, regulatory review, policy evaluation, public consultation, cost-benefit analysis',
      tools: 'Excel, statistical software, legal databases',
      ifHeld: 'Security clearance',
      summary: [
        'who gives decision makers the strongest case for each side.',
        'Brings policy analysis, cost-benefit analysis and briefing papers that part what we know from what we recommend.',
      ],
      duties: [
        'Write [number] briefing papers a month with options, costs and a recommendation.',
        'Carry out policy analysis with data and with those who will feel the result.',
        'Lead stakeholder consultation with [number] groups a project and report dissent fairly.',
        'Estimate effects by impact assessment before a text is drafted.',
        'Prepare cost-benefit analysis for [number] proposals a year, uncertainty shown.',
        'Follow bills and rulings through legislative research.',
        'Evaluate [number] measures a year, policy evaluation that may say it did not work.',
        'Draft answers for public consultation in everyday words.',
      ],
      earlier: [
        'Summarized [number] submissions a consultation without losing the odd ones.',
        'Collected data analysis from statistics, registers and surveys.',
        'Compared rules of [number] other places and why they differ.',
        'Prepared folders for hearings and visits.',
        'Checked [number] drafts a quarter in regulatory review for plain language.',
        'Kept sources so that each figure could be found.',
      ],
      letter: {
        opening:
          'Good advice shows the other side, too. I bring policy analysis with those concerned, cost-benefit analysis that admits doubt, and briefing papers that are read to the end.',
        proof: 'wrote [number] papers a month and could name the source of each figure.',
      },
    },
    {
      title: 'Administrative Officer',
      also: 'government clerk, civil servant, administrative specialist, clerk, records clerk, public administrator, city clerk, records manager, government administrator, executive officer, licensing officer',
      terms:
        'case processing, public counter service, records management, permit applications, correspondence, regulations, fee collection, meeting minutes, data entry, public information',
      tools: 'case management systems, Microsoft Office, document archives',
      ifHeld: 'Civil service exam',
      summary: [
        'who helps with the form instead of handing it back.',
        'Keeps case processing steady, records management complete and public counter service friendly, with regulations at hand and common sense beside them.',
      ],
      duties: [
        'Process [number] permit applications a month, each with dates and reasons on file.',
        'Serve the public counter, public counter service with a seat and a clear answer.',
        'Answer [number] letters and mails a week, correspondence without office language.',
        'Apply regulations evenly and name the paragraph when asked.',
        'Maintain [number] files in records management, found within minutes.',
        'Write meeting minutes that state decisions, votes and tasks.',
        'Handle fee collection of [number] payments a week without differences.',
        'Publish public information that answers the usual questions first.',
      ],
      earlier: [
        'Entered [number] applications a day, data entry checked against the original.',
        'Sorted mail and routed it to the right desk.',
        'Copied and certified [number] documents a week.',
        'Helped older visitors with machines and forms.',
        'Scanned [number] old files a month into the document archives.',
        'Supported colleagues in case processing before vacations.',
      ],
      letter: {
        opening:
          'An office is judged at the counter. I bring steady case processing, complete records management, and public counter service with a clear answer.',
        proof: 'processed [number] applications a month and explained decisions in person.',
      },
    },
    {
      title: 'Urban Planner',
      also: 'city planner, town planner, planning officer, transport planner, regional planner, land use planner, environmental planner, planning assistant, zoning officer, community planner',
      terms:
        'land use planning, zoning, public participation, site plans, environmental review, transport planning, development applications, spatial analysis, housing policy, planning law',
      tools: 'GIS software, AutoCAD, Adobe InDesign',
      ifHeld: 'AICP, RTPI',
      summary: [
        'who visits a place on foot, by bus and after dark.',
        'Combines land use planning, spatial analysis and public participation in which people see what their words changed.',
      ],
      duties: [
        'Prepare plans for [number] areas, land use planning from survey to adoption.',
        'Run public participation early, with models that can be moved by hand.',
        'Review [number] development applications a year against plan and place.',
        'Explain zoning with drawings of what it allows.',
        'Map [number] themes a year by spatial analysis in GIS software.',
        'Carry out environmental review with specialists and residents.',
        'Coordinate [number] agencies a project, transport planning among them.',
        'Write reports that weigh objections one by one under planning law.',
      ],
      earlier: [
        'Counted [number] people, cars and bicycles a survey.',
        'Drew site plans and sections for meetings and files.',
        'Answered [number] questions a week at the planning desk.',
        'Walked routes with children and older residents.',
        'Collected [number] data layers and named their dates.',
        'Drafted pages on housing policy for the council.',
      ],
      letter: {
        opening:
          'Places belong to those who use them every day. I bring land use planning on foot, public participation with visible results, and careful spatial analysis.',
        proof: 'worked on plans for [number] areas and showed residents what their words had changed.',
      },
    },
    {
      title: 'Police Officer',
      also: 'law enforcement officer, sheriff deputy, patrol officer, state trooper, public safety officer',
      terms:
        'patrol, incident response, report writing, de-escalation, community policing, evidence handling, traffic safety, interviewing, public safety, first aid',
      tools: 'radio communication, records systems',
      ifHeld: 'Police academy certificate, Firearms qualification',
      summary: [
        'who talks first and writes exactly what happened.',
        'Brings calm incident response, de-escalation and report writing that holds in court, and knows the shopkeepers on the beat by name.',
      ],
      duties: [
        'Answer [number] calls a shift, incident response with distance, voice and time.',
        'Use de-escalation before anything else, and step back when it works.',
        'Write [number] reports a week, report writing without opinion or gaps.',
        'Walk the patrol and speak with people when nothing is wrong.',
        'Secure [number] scenes a month, evidence handling logged from hand to hand.',
        'Hold community policing talks with schools, shops and clubs.',
        'Check [number] vehicles a month for traffic safety, with the reason explained.',
        'Listen to victims and witnesses, interviewing without leading.',
      ],
      earlier: [
        'Guarded [number] events a year for public safety, exits in view.',
        'Gave first aid and stayed until help came.',
        'Kept [number] log entries a shift, timed and signed.',
        'Used radio communication in short, clear words.',
        'Guided [number] visitors a day and calmed disputes at the door.',
        'Learned the district street by street.',
      ],
      letter: {
        opening:
          'Calm spreads as fast as anger. I bring de-escalation first, incident response by plan, and report writing that holds in court.',
        proof: 'answered [number] calls a shift and tried words before anything else.',
      },
    },
    {
      title: 'Eligibility Specialist',
      also: 'benefits officer, welfare officer, eligibility worker, benefits advisor, claims officer',
      terms:
        'eligibility assessment, benefit claims, applicant interviews, document verification, case decisions, client advice, regulations, fraud detection, appeals, case notes',
      tools: 'case management systems, Excel',
      ifHeld: 'Civil service exam, Language certificate',
      summary: [
        'who explains a no as carefully as a yes.',
        'Combines eligibility assessment, applicant interviews and document verification, and remembers that a file is a family.',
      ],
      duties: [
        'Decide [number] benefit claims a month, case decisions with reasons in plain words.',
        'Hold applicant interviews with time, privacy and an interpreter where needed.',
        'Check [number] papers a day in document verification and ask once for all that is missing.',
        'Apply regulations evenly and note where they leave room.',
        'Write [number] case notes a week that a colleague can decide from.',
        'Offer client advice on what else people may be entitled to.',
        'Answer [number] appeals a quarter with fresh eyes and full files.',
        'Notice patterns for fraud detection without suspecting everybody.',
      ],
      earlier: [
        'Received [number] applications a day and gave each a date.',
        'Calculated eligibility assessment cases under review.',
        'Called [number] applicants a week before their papers expired.',
        'Translated letters from officials into everyday language.',
        'Updated [number] records a day after changes of address or income.',
        'Visited partner offices to know whom to call.',
      ],
      letter: {
        opening:
          'Behind each claim there is a household. I bring fair eligibility assessment, applicant interviews with time, and decisions that people can understand.',
        proof: 'decided [number] claims a month and gave the reasons in plain words.',
      },
    },
  ],
};
