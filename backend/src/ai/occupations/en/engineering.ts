import type { IndustryOccupations } from '../occupation';

export const engineering: IndustryOccupations = {
  industry: 'Engineering',
  general: {
    id: 'engineering-professional',
    title: 'Engineering Professional',
    aliases: '',
    terms:
      'technical drawings, requirements analysis, testing, technical documentation, project coordination, root cause analysis, safety standards, design reviews, supplier coordination, data analysis',
    tools: 'AutoCAD, Excel, MATLAB',
    certifications: 'Engineering license',
    summary: [
      '{title} who solves technical problems methodically.',
      'Combines requirements analysis, testing and technical documentation, applies safety standards throughout, and looks for simple and reliable solutions that can be built.',
    ],
    duties: [
      'Complete requirements analysis for [number] projects a year with users and manufacturing.',
      'Hold early design reviews and track open questions.',
      'Plan and run [number] tests a quarter with defined pass criteria.',
      'Identify faults through root cause analysis and verify the corrections.',
      'Prepare [number] technical drawings a month with practical tolerances.',
      'Keep technical documentation in line with the built product.',
      'Manage supplier coordination for [number] suppliers through drawings, samples and inspection.',
      'Check each change against safety standards before release.',
    ],
    pastDuties: [
      'Measured [number] samples a week and reported the results.',
      'Updated parts lists and drawings after each change.',
      'Built [number] test setups and documented the procedures.',
      'Supported project coordination with minutes, dates and open points.',
      'Analyzed [number] data sets in MATLAB and Excel.',
      'Worked with technicians to improve drawings for the shop floor.',
    ],
    letter: {
      opening:
        'I enjoy solving technical problems step by step, from requirements analysis and testing to documentation that matches the product.',
      achievement: 'At [Employer] I completed [number] projects with suppliers and production teams.',
    },
  },
  occupations: [
    {
      id: 'mechanical-engineer',
      title: 'Mechanical Engineer',
      aliases:
        'design engineer, cad engineer, mechanical designer, aerospace engineer, automotive engineer, hvac engineer, mechanical design engineer, product design engineer',
      terms:
        'mechanical design, CAD modeling, finite element analysis, tolerance analysis, prototyping, design for manufacturing, material selection, technical drawings, design reviews, test reports',
      tools: 'SolidWorks, ANSYS, MATLAB',
      certifications: 'PE license',
      summary: [
        '{title} who designs parts that work and can be manufactured efficiently.',
        'Brings mechanical design, CAD modeling and finite element analysis together and involves production early through design for manufacturing.',
      ],
      duties: [
        'Lead the mechanical design of [number] assemblies a year, from concept to release.',
        'Base material selection on load, process and cost.',
        'Verify parts through finite element analysis and [number] physical tests a year.',
        'Hold design reviews with manufacturing at an early stage.',
        'Cut part cost by [number] percent through design for manufacturing.',
        'Define fits and tolerances through tolerance analysis.',
        'Build and test [number] prototypes a year.',
        'Write test reports with results, limits and recommendations.',
      ],
      pastDuties: [
        'Completed CAD modeling for [number] parts a month.',
        'Prepared technical drawings and parts lists in SolidWorks.',
        'Measured [number] prototypes and traced deviations to their cause.',
        'Assembled test rigs together with technicians.',
        'Compared [number] supplier samples with drawings and standards.',
        'Documented design changes with reasons and affected parts.',
      ],
      letter: {
        opening:
          'I enjoy turning requirements into parts that work and can be built, through careful mechanical design, tolerance analysis and early prototyping.',
        achievement: 'At [Employer] I released [number] assemblies and supported them into production.',
      },
    },
    {
      id: 'electrical-engineer',
      title: 'Electrical Engineer',
      aliases:
        'electronics engineer, electronic engineer, hardware engineer, power engineer, control engineer, controls engineer, automation engineer, embedded engineer, instrumentation engineer, electrical designer, firmware engineer',
      terms:
        'circuit design, schematics, PCB layout, power distribution, control systems, electrical safety, commissioning, load calculations, fault analysis, compliance testing',
      tools: 'Altium Designer, AutoCAD Electrical, PLC programming',
      certifications: 'PE license',
      summary: [
        '{title} who designs safe, well-documented electrical systems.',
        'Works from circuit design and load calculations to commissioning on site, with electrical safety considered at every stage.',
      ],
      duties: [
        'Develop circuit design for [number] products or plants a year, verified by simulation and measurement.',
        'Prepare clear schematics for production and service.',
        'Plan power distribution for [number] loads with documented load calculations.',
        'Program control systems with clear states and fault messages.',
        'Lead commissioning on [number] sites a year using detailed checklists.',
        'Verify electrical safety through measurement and inspection.',
        'Prepare [number] products a year for compliance testing.',
        'Conduct fault analysis from symptom to cause.',
      ],
      pastDuties: [
        'Tested [number] boards a week and classified failures.',
        'Assisted with PCB layout, considering heat, noise and assembly.',
        'Wired [number] control cabinets from drawings and recorded deviations.',
        'Prepared parts lists with alternative sources for critical parts.',
        'Recorded and evaluated [number] measurements a day during trials.',
        'Updated schematics in AutoCAD Electrical after site work.',
      ],
      letter: {
        opening:
          'I enjoy developing reliable electrical systems, from careful circuit design and clear schematics to structured commissioning.',
        achievement: 'At [Employer] I brought [number] systems into operation with complete documentation.',
      },
    },
    {
      id: 'civil-engineer',
      title: 'Civil Engineer',
      aliases: 'structural engineer, site engineer, geotechnical engineer, transportation engineer, water engineer',
      terms:
        'structural analysis, site supervision, construction drawings, quantity take-off, surveying, drainage design, building codes, bid documents, geotechnical reports, cost estimation',
      tools: 'AutoCAD Civil, Revit, structural analysis software',
      certifications: 'PE license, Site safety card',
      summary: [
        '{title} who connects sound design with practical site experience.',
        'Combines structural analysis, construction drawings and site supervision and keeps building codes, budget and schedule in view.',
      ],
      duties: [
        'Design [number] structures or road sections a year with checked structural analysis.',
        'Carry out site supervision and resolve technical questions with contractors.',
        'Prepare [number] sets of construction drawings a year.',
        'Review geotechnical reports with the contractor before excavation.',
        'Update cost estimation for [number] projects at each design stage.',
        'Check designs against building codes and document deviations.',
        'Prepare bid documents and evaluate [number] offers a year.',
        'Plan drainage design for heavy rainfall.',
      ],
      pastDuties: [
        'Completed surveying on [number] sites and handed over reference points.',
        'Completed quantity take-off and compared it with deliveries.',
        'Inspected [number] concrete pours and recorded samples and weather.',
        'Drew details in AutoCAD Civil under guidance.',
        'Answered [number] site questions a week with sketches.',
        'Kept the site log complete with photographs.',
      ],
      letter: {
        opening:
          'I enjoy designing structures and seeing them built, with careful structural analysis, clear construction drawings and regular time on site.',
        achievement:
          'At [Employer] I worked on [number] projects from survey to handover and supported the site team throughout.',
      },
    },
    {
      id: 'process-engineer',
      title: 'Process Engineer',
      aliases: 'industrial engineer, manufacturing engineer, production engineer, lean engineer',
      terms:
        'process optimization, statistical process control, mass and energy balances, scale-up, root cause analysis, lean manufacturing, design of experiments, process safety, standard operating procedures, yield improvement',
      tools: 'Minitab, Aspen Plus, Excel',
      certifications: 'Six Sigma certificate',
      summary: [
        '{title} who improves processes with data and the people who run them.',
        'Leads process optimization together with operators, applies design of experiments to test ideas, and keeps process safety first.',
      ],
      duties: [
        'Raise yield by [number] percent through process optimization with operators.',
        'Plan design of experiments to reach reliable answers in few runs.',
        'Monitor [number] critical values with statistical process control.',
        'Review process safety with operators before every change.',
        'Manage scale-up of [number] products a year from laboratory to plant.',
        'Trace losses through root cause analysis and verify improvements.',
        'Shorten changeovers by [number] minutes using lean manufacturing methods.',
        'Write standard operating procedures together with operators.',
      ],
      pastDuties: [
        'Collected [number] samples a week and recorded process conditions.',
        'Calculated mass and energy balances and located losses.',
        'Supported [number] process trials, including night shifts.',
        'Timed and analyzed changeovers with the production crew.',
        'Evaluated [number] process values in Minitab for weekly reviews.',
        'Documented ideas for yield improvement and their results.',
      ],
      letter: {
        opening:
          'I enjoy improving processes with operators, using design of experiments, statistical process control and a strong commitment to process safety.',
        achievement:
          'At [Employer] I improved [number] processes with shift teams and confirmed the results over time.',
      },
    },
    {
      id: 'quality-engineer',
      title: 'Quality Engineer',
      aliases:
        'quality assurance manager, quality manager, supplier quality engineer, reliability engineer, validation engineer, test and quality engineer',
      terms:
        'quality management, failure mode analysis, corrective actions, process audits, measurement systems, inspection plans, supplier quality, statistical methods, complaint analysis, validation',
      tools: 'Minitab, SAP, Excel',
      certifications: 'Lead auditor certificate, Six Sigma certificate',
      summary: [
        '{title} who prevents problems instead of sorting them out later.',
        'Uses failure mode analysis early in design, verifies measurement systems, and confirms that corrective actions are effective.',
      ],
      duties: [
        'Moderate failure mode analysis for [number] products a year with design and production.',
        'Verify measurement systems before evaluating parts.',
        'Reduce complaints by [number] percent through complaint analysis and prevention.',
        'Write inspection plans focused on the most likely faults.',
        'Lead [number] process audits a year on the shop floor.',
        'Track corrective actions and confirm that they are effective.',
        'Improve supplier quality at [number] suppliers through visits and shared targets.',
        'Train colleagues in statistical methods with examples from production.',
      ],
      pastDuties: [
        'Inspected [number] lots a week and recorded findings.',
        'Created a photo catalog of defects for operators.',
        'Supported [number] validation runs with test protocols.',
        'Answered customer complaints with facts, actions and dates.',
        'Analyzed [number] returned parts a month to find the cause of failure.',
        'Maintained quality management documents and removed outdated versions.',
      ],
      letter: {
        opening:
          'I enjoy preventing problems early, through failure mode analysis, reliable measurement systems and corrective actions that last.',
        achievement:
          'At [Employer] I supported quality for [number] products and traced recurring faults to their cause.',
      },
    },
    {
      id: 'chemical-engineer',
      title: 'Chemical Engineer',
      aliases:
        'chemical process engineer, process development engineer, process safety engineer, petrochemical engineer, petroleum engineer, polymer engineer, chemical plant engineer, process design engineer, chemical engineering, biochemical engineer',
      terms:
        'process simulation, mass and energy balances, process safety, hazard analysis, pilot plant trials, scale-up, reaction engineering, distillation, piping and instrumentation diagrams, waste reduction',
      tools: 'Aspen Plus, MATLAB, process control systems',
      certifications: 'Professional Engineer license',
      summary: [
        '{title} who takes reactions safely from flask to plant.',
        'Relies on process simulation and pilot plant trials for scale-up decisions, and treats process safety as part of design from the first sketch.',
      ],
      duties: [
        'Raise yield by [number] percent through reaction engineering and tighter temperature control.',
        'Close mass and energy balances and reconcile them with plant readings.',
        'Run [number] pilot plant trials a year to confirm scale-up assumptions.',
        'Chair hazard analysis sessions with operators, maintenance and automation.',
        'Cut steam use by [number] percent by optimizing distillation columns and heat recovery.',
        'Update piping and instrumentation diagrams after each plant change.',
        'Commission [number] reactors, pumps and heat exchangers during shutdowns.',
        'Size relief valves and vessels according to process safety codes.',
      ],
      pastDuties: [
        'Sampled [number] process streams a week and compared them with specifications.',
        'Modeled solvent recovery in Aspen Plus as a process simulation.',
        'Tested [number] catalysts and additives at bench scale.',
        'Supported waste reduction by reusing wash water and off-spec batches.',
        'Wrote [number] operating procedures with shift teams.',
        'Checked materials of construction against corrosion data.',
      ],
      letter: {
        opening:
          'I like following a molecule through the whole plant, and I combine careful balances and simulation with time spent on shift beside the operators.',
        achievement: 'At [Employer] I improved yield by [number] percent without adding risk or new equipment.',
      },
    },
    {
      id: 'cad-designer',
      title: 'CAD Designer',
      aliases:
        'cad drafter, cad technician, cad operator, cad drafting technician, drafter, draftsman, draftsperson, draughtsman, drafting technician, mechanical drafter, autocad drafter, autocad operator, civil drafter, electrical drafter, bim modeler, cad specialist, technical drawer',
      terms:
        'technical drawings, solid modeling, assembly drawings, tolerancing, sheet metal design, drawing standards, bills of materials, revision control, design changes, layout plans',
      tools: 'AutoCAD, SolidWorks, Inventor',
      certifications: 'CAD certificate',
      summary: [
        '{title} whose drawings reach the workshop without open questions.',
        'Handles solid modeling, tolerancing and bills of materials, and talks to the people who cut, bend and assemble before a drawing is released.',
      ],
      duties: [
        'Produce [number] technical drawings a month from sketches, scans and calculations.',
        'Model parts in SolidWorks with clean features that survive later edits.',
        'Release [number] assembly drawings a month with exploded views and parts lists.',
        'Choose fits and tolerancing together with machinists and inspectors.',
        'Process [number] design changes a week with traceable revision control.',
        'Check clashes between piping, cabling and steelwork in layout plans.',
        'Trim scrap by [number] percent by correcting bend allowances in sheet metal design.',
        'Apply drawing standards for views, symbols and title blocks.',
      ],
      pastDuties: [
        'Redrew [number] paper plans as layered digital files.',
        'Measured existing machines on site with calipers and laser scanners.',
        'Compiled bills of materials for [number] product variants.',
        'Rendered views for quotes and assembly instructions.',
        'Archived [number] outdated revisions and restored missing references.',
        'Built a shared library of fasteners, profiles and bearings.',
      ],
      letter: {
        opening:
          'A good drawing answers the question before the workshop asks it, and that is what I aim for in modeling, tolerancing and parts lists.',
        achievement: 'At [Employer] I produced [number] drawings a month and reduced queries from production.',
      },
    },
  ],
};
