import type { IndustryProfile } from '../occupation';

export const engineering: IndustryProfile = {
  industry: 'Engineering',
  general: {
    title: 'Engineering Professional',
    also: '',
    terms:
      'technical drawings, requirements analysis, testing, technical documentation, project coordination, root cause analysis, safety standards, design reviews, supplier coordination, data analysis',
    tools: 'AutoCAD, Excel, MATLAB',
    ifHeld: 'Engineering license',
    summary: [
      'who draws the problem before solving it.',
      'Combines requirements analysis, testing and technical documentation, respects safety standards, and prefers a simple part that can be made to a clever one that cannot.',
    ],
    duties: [
      'Clarify [number] requirements a project with those who will use and build the result.',
      'Hold design reviews early, with sketches and open questions on the wall.',
      'Plan and run [number] tests a quarter, each with a pass mark fixed beforehand.',
      'Find faults by root cause analysis and prove the cause by switching it on and off.',
      'Prepare [number] technical drawings a month with tolerances that can be measured.',
      'Keep technical documentation in step with what was really built.',
      'Coordinate [number] suppliers by drawing, sample and agreed inspection.',
      'Check every change against safety standards before it reaches the shop floor.',
    ],
    earlier: [
      'Measured [number] samples a week and reported the spread as well as the mean.',
      'Updated parts lists and drawings after each change.',
      'Built [number] test set-ups and wrote down how to repeat them.',
      'Supported project coordination with minutes, dates and open points.',
      'Analyzed [number] data sets in MATLAB and Excel, with plots that needed no legend.',
      'Learned from technicians how a drawing is read on the floor.',
    ],
    letter: {
      opening:
        'Good engineering is visible in what did not go wrong. I bring requirements analysis with the users, testing with fixed pass marks, and documentation that matches what was built.',
      proof:
        'completed [number] projects with suppliers and the shop floor, and settled open questions before metal was cut.',
    },
  },
  occupations: [
    {
      title: 'Mechanical Engineer',
      also: 'design engineer, cad engineer, mechanical designer, aerospace engineer, automotive engineer, hvac engineer, mechanical design engineer, product design engineer, cad designer, drafter',
      terms:
        'mechanical design, CAD modeling, finite element analysis, tolerance analysis, prototyping, design for manufacturing, material selection, technical drawings, design reviews, test reports',
      tools: 'SolidWorks, ANSYS, MATLAB',
      ifHeld: 'PE license',
      summary: [
        'who holds the part in hand before signing the drawing.',
        'Brings mechanical design, CAD modeling and finite element analysis together with people from the shop floor, so that design for manufacturing comes first and not last.',
      ],
      duties: [
        'Design [number] assemblies a year, from the sketch to released technical drawings.',
        'Choose materials by load, process and price, material selection noted with its reasons.',
        'Verify parts by finite element analysis and confirm [number] results a year by test.',
        'Invite toolmakers to design reviews while changes are still cheap.',
        'Cut part cost by [number] percent through design for manufacturing.',
        'Set fits by tolerance analysis and not by the drawing of last time.',
        'Build and test [number] prototypes a year, prototyping with one question each.',
        'Write test reports that state what was not covered.',
      ],
      earlier: [
        'Modeled [number] parts a month with CAD modeling that others could edit.',
        'Detailed drawings and parts lists in SolidWorks under review.',
        'Measured [number] prototypes and traced each deviation to its cause.',
        'Assembled test rigs with technicians and learned their tricks.',
        'Compared [number] supplier samples with drawing and standard.',
        'Filed changes with reason, date and affected parts.',
      ],
      letter: {
        opening:
          'A design is finished when somebody can build it without calling. I bring mechanical design with toolmakers at the table, tolerance analysis, and prototypes that answer one question at a time.',
        proof: 'released [number] assemblies and followed them onto the shop floor.',
      },
    },
    {
      title: 'Electrical Engineer',
      also: 'electronics engineer, electronic engineer, hardware engineer, power engineer, control engineer, controls engineer, automation engineer, embedded engineer, instrumentation engineer, electrical designer, firmware engineer',
      terms:
        'circuit design, schematics, PCB layout, power distribution, control systems, electrical safety, commissioning, load calculations, fault analysis, compliance testing',
      tools: 'Altium Designer, AutoCAD Electrical, PLC programming',
      ifHeld: 'PE license',
      summary: [
        'who measures before believing the schematic.',
        'Works from circuit design and load calculations to commissioning on site, with electrical safety as the first line of every plan.',
      ],
      duties: [
        'Develop circuit design for [number] products or plants a year, calculated, simulated and measured.',
        'Draw schematics that a technician can follow with a flashlight in one hand.',
        'Plan power distribution for [number] consumers, load calculations attached.',
        'Write control systems in PLC programming with states and faults that have names.',
        'Lead [number] commissioning visits a year by a checklist that grows after each.',
        'Prove electrical safety by measurement and sign nothing unseen.',
        'Pass compliance testing at the first attempt in [number] of the latest projects.',
        'Follow fault analysis from symptom to cause and remove the cause.',
      ],
      earlier: [
        'Tested [number] boards a week and sorted failures by pattern.',
        'Assisted at PCB layout with attention to heat, noise and assembly.',
        'Wired [number] control cabinets from drawings and marked every deviation.',
        'Prepared parts lists with a second source for each critical part.',
        'Logged [number] measurements a day during trials and plotted them overnight.',
        'Updated schematics in AutoCAD Electrical after work on site.',
      ],
      letter: {
        opening:
          'Electricity forgives little, so I calculate, measure and write down. I bring circuit design with margins, clear schematics, and commissioning by checklist.',
        proof: 'brought [number] systems into operation and left drawings that matched the cabinets.',
      },
    },
    {
      title: 'Civil Engineer',
      also: 'structural engineer, site engineer, geotechnical engineer, transportation engineer, water engineer',
      terms:
        'structural analysis, site supervision, construction drawings, quantity take-off, surveying, drainage design, building codes, tender documents, geotechnical reports, cost estimation',
      tools: 'AutoCAD Civil, Revit, structural analysis software',
      ifHeld: 'PE license, Site safety card',
      summary: [
        'who walks the site before opening the model.',
        'Combines structural analysis, construction drawings and site supervision, and keeps building codes, neighbors and the budget in view at once.',
      ],
      duties: [
        'Design [number] structures or road sections a year, with structural analysis checked by a second pair of eyes.',
        'Visit sites for site supervision and decide there what can be decided there.',
        'Prepare [number] sets of construction drawings a year that leave little to guess.',
        'Read geotechnical reports with the contractor before the first excavation.',
        'Estimate costs of [number] projects, cost estimation updated at each stage.',
        'Check designs against building codes and note each departure with its approval.',
        'Write tender documents and compare [number] bids on equal terms.',
        'Plan drainage design for the heavy rain that will come, not for the average.',
      ],
      earlier: [
        'Surveyed [number] sites and handed over points that could be found again.',
        'Calculated volumes for quantity take-off and compared them with deliveries.',
        'Inspected [number] concrete pours, with samples and weather noted.',
        'Drew details in AutoCAD Civil under guidance.',
        'Answered [number] questions a week from site with a sketch.',
        'Kept the site log complete, photographs included.',
      ],
      letter: {
        opening:
          'Structures are built by people in the rain, and drawings should help them. I bring careful structural analysis, construction drawings that leave little open, and time on site.',
        proof: 'worked on [number] projects from survey to handover and answered questions from site the same day.',
      },
    },
    {
      title: 'Process Engineer',
      also: 'chemical engineer, industrial engineer, manufacturing engineer, production engineer, lean engineer',
      terms:
        'process optimization, statistical process control, mass and energy balances, scale-up, root cause analysis, lean manufacturing, design of experiments, process safety, standard operating procedures, yield improvement',
      tools: 'Minitab, Aspen Plus, Excel',
      ifHeld: 'Six Sigma certificate',
      summary: [
        'who changes one thing at a time and writes down what happened.',
        'Applies process optimization with operators rather than for them, uses design of experiments instead of opinions, and never trades process safety for yield.',
      ],
      duties: [
        'Raise yield by [number] percent through process optimization agreed with the operators.',
        'Plan design of experiments that settle arguments in few runs.',
        'Watch [number] critical values by statistical process control and act on trends early.',
        'Review process safety before every change, with the people who stand beside the plant.',
        'Scale [number] products a year from laboratory to plant, scale-up with a way back.',
        'Trace losses by root cause analysis and check a month later whether they stayed away.',
        'Shorten changeovers by [number] minutes with lean manufacturing on the real line.',
        'Write standard operating procedures with operators, in their words and with pictures.',
      ],
      earlier: [
        'Collected [number] samples a week and kept data and circumstances together.',
        'Calculated mass and energy balances and hunted down what was missing.',
        'Supported [number] trials on shift, nights included.',
        'Timed and filmed changeovers, with consent and for the eyes of the crew.',
        'Plotted [number] process values in Minitab for the weekly meeting.',
        'Documented yield improvement ideas and who had them.',
      ],
      letter: {
        opening:
          'Processes improve when operators and data agree. I bring design of experiments, statistical process control that people use, and process safety as the first question.',
        proof:
          'improved [number] processes together with the shift crews and checked later whether the gains had stayed.',
      },
    },
    {
      title: 'Quality Engineer',
      also: 'quality assurance manager, quality manager, supplier quality engineer, reliability engineer, validation engineer, test and quality engineer',
      terms:
        'quality management, failure mode analysis, corrective actions, process audits, measurement systems, inspection plans, supplier quality, statistical methods, complaint analysis, validation',
      tools: 'Minitab, SAP, Excel',
      ifHeld: 'Lead auditor certificate, Six Sigma certificate',
      summary: [
        'who would rather prevent a fault than sort it out.',
        'Uses failure mode analysis while drawings are still soft, checks measurement systems before judging parts, and closes corrective actions only when they have worked.',
      ],
      duties: [
        'Moderate failure mode analysis for [number] products a year with design and production.',
        'Verify measurement systems before arguing about measured parts.',
        'Cut complaints by [number] percent through complaint analysis that reaches the cause.',
        'Write inspection plans that look where faults are likely.',
        'Lead [number] process audits a year, on the floor and in conversation.',
        'Close corrective actions by proof of effect, not by date.',
        'Develop [number] suppliers with supplier quality visits, samples and shared targets.',
        'Teach statistical methods with dice, bolts and real charts.',
      ],
      earlier: [
        'Inspected [number] lots a week and recorded every finding.',
        'Photographed faults and built a catalog that operators used.',
        'Supported [number] validation runs with protocols and signatures.',
        'Answered customer letters with facts and dates.',
        'Analyzed [number] returns a month down to the broken part.',
        'Maintained quality management documents and removed outdated copies.',
      ],
      letter: {
        opening:
          'Quality is decided early and noticed late. I bring failure mode analysis with the designers, honest measurement systems, and corrective actions that are checked for their effect.',
        proof: 'looked after quality for [number] products and followed repeated faults to their cause.',
      },
    },
  ],
};
