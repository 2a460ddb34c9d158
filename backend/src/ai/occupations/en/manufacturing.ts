import type { IndustryOccupations } from '../occupation';

export const manufacturing: IndustryOccupations = {
  industry: 'Manufacturing',
  general: {
    id: 'manufacturing-professional',
    title: 'Manufacturing Professional',
    aliases: '',
    terms:
      'production processes, quality checks, workplace safety, machine setup, work instructions, production records, material handling, continuous improvement, preventive maintenance, shift handover',
    tools: 'measuring instruments, SAP',
    certifications: 'Forklift license, Safety certificate',
    summary: [
      '{title} who works safely, accurately and as part of the shift.',
      'Knows production processes from material to finished product, carries out quality checks reliably, and puts workplace safety first.',
    ],
    duties: [
      'Produce [number] parts a shift according to drawings and samples.',
      'Follow work instructions and suggest improvements where they are unclear.',
      'Carry out quality checks on every [number] parts and stop when values drift.',
      'Support preventive maintenance according to schedule.',
      'Complete machine setup for [number] changeovers a week.',
      'Raise workplace safety concerns with the shift leader immediately.',
      'Enter [number] production records a shift with times and causes.',
      'Give a clear shift handover to the next team.',
    ],
    pastDuties: [
      'Packed and labeled [number] boxes a shift.',
      'Practiced safe material handling and kept walkways clear.',
      'Sorted [number] rejects a day and reported recurring faults.',
      'Cleaned and lubricated machines according to the weekly schedule.',
      'Contributed [number] ideas to continuous improvement.',
      'Learned several stations and supported colleagues where needed.',
    ],
    letter: {
      opening:
        'I enjoy hands-on production work, and I take care over quality checks, workplace safety and a clear shift handover.',
      achievement: 'At [Employer] I produced [number] parts a shift and stopped the line when quality required it.',
    },
  },
  occupations: [
    {
      id: 'production-operator',
      title: 'Production Operator',
      aliases:
        'machine operator, production worker, assembly line worker, assembler, assembly worker, factory worker, manufacturing operator, manufacturing associate, production associate, production technician, packaging operator, line operator',
      terms:
        'machine operation, assembly, quality checks, work instructions, workplace safety, changeovers, material handling, packaging, production records, line clearance',
      tools: 'torque tools, gauges, barcode scanners',
      certifications: 'Forklift license',
      summary: [
        '{title} who combines careful work with steady output.',
        'Brings reliable machine operation, assembly according to work instructions and thorough quality checks, with workplace safety always in mind.',
      ],
      duties: [
        'Handle machine operation at [number] stations a shift.',
        'Complete assembly according to work instructions and report unclear steps.',
        'Carry out quality checks on [number] parts an hour using gauges.',
        'Prepare changeovers to reduce waiting time between batches.',
        'Complete packaging of [number] units a shift with correct labels and counts.',
        'Perform line clearance between orders to prevent mix-ups.',
        'Document [number] stops a shift in the production records with time and cause.',
        'Follow workplace safety rules and wear protective equipment.',
      ],
      pastDuties: [
        'Loaded and unloaded machines for [number] orders a day.',
        'Moved pallets according to material handling rules.',
        'Tightened [number] joints a shift with torque tools and recorded each one.',
        'Cleaned the workstation at the end of each shift.',
        'Scanned [number] boxes a day against the order list.',
        'Reported assembly problems to the shift leader early.',
      ],
      letter: {
        opening:
          'I enjoy working with my hands and keeping a line running well, with careful machine operation, quality checks and workplace safety.',
        achievement: 'At [Employer] I worked on [number] stations and kept counts, labels and parts correct.',
      },
    },
    {
      id: 'cnc-machinist',
      title: 'CNC Machinist',
      aliases:
        'machinist, cnc operator, cnc programmer, tool and die maker, toolmaker, lathe operator, milling machinist',
      terms:
        'CNC programming, machine setup, technical drawings, precision measurement, milling, turning, tool selection, tolerances, first article inspection, machine maintenance',
      tools: 'Mastercam, micrometers, coordinate measuring machines',
      certifications: 'Machinist certificate',
      summary: [
        '{title} who produces precise parts from the first piece to the last.',
        'Reads technical drawings accurately, brings machine setup and CNC programming to a safe first part, and holds tolerances through the batch.',
      ],
      duties: [
        'Machine [number] parts a week by milling and turning to specified tolerances.',
        'Complete and simulate CNC programming before each run.',
        'Complete machine setup for [number] jobs a week with documented settings.',
        'Optimize tool selection, feeds and speeds for each material.',
        'Check [number] critical dimensions through precision measurement during the run.',
        'Complete first article inspection before batch release.',
        'Cut cycle time by [number] percent through better clamping and toolpaths.',
        'Carry out routine machine maintenance on coolant, filters and guides.',
      ],
      pastDuties: [
        'Deburred and checked [number] parts a day against technical drawings.',
        'Measured parts with micrometers and documented the results.',
        'Loaded and monitored [number] machines a shift under supervision.',
        'Sharpened, sorted and stored cutting tools.',
        'Helped to program [number] parts in Mastercam.',
        'Recorded scrap with cause and machine number.',
      ],
      letter: {
        opening: 'I enjoy precise work, from CNC programming and machine setup to measurement during the run.',
        achievement: 'At [Employer] I machined [number] parts a week and left clear setup sheets for the next shift.',
      },
    },
    {
      id: 'production-supervisor',
      title: 'Production Supervisor',
      aliases:
        'production manager, shift supervisor, manufacturing supervisor, plant manager, shift leader, production planner, manufacturing manager, line leader, production team leader, plant supervisor, factory manager',
      terms:
        'shift leadership, production planning, lean manufacturing, workplace safety, quality targets, downtime reduction, staff training, shift handover, performance indicators, material flow',
      tools: 'SAP, Excel, shop floor boards',
      certifications: 'Lean certificate, Safety certificate',
      summary: [
        '{title} who leads from the shop floor and supports the team.',
        'Brings fair shift leadership, realistic production planning and practical lean manufacturing, with workplace safety as the first priority.',
      ],
      duties: [
        'Provide shift leadership for [number] people on the floor.',
        'Open each shift with a briefing on workplace safety, quality and output.',
        'Reach [number] percent of the plan through realistic production planning.',
        'Lead downtime reduction by addressing the most frequent stops first.',
        'Cut scrap by [number] percent by reviewing quality targets with operators.',
        'Plan staff training and job rotation with a skills matrix.',
        'Improve [number] stations a year through lean manufacturing with operators.',
        'Complete each shift handover in writing and in person.',
      ],
      pastDuties: [
        'Ran a line with [number] stations and filled in where needed.',
        'Scheduled breaks and coverage while maintaining material flow.',
        'Reported [number] performance indicators a shift and explained deviations.',
        'Investigated near misses together with those involved.',
        'Introduced [number] new colleagues a year through a mentoring system.',
        'Checked machine settings with the setter at the start of each run.',
      ],
      letter: {
        opening:
          'I enjoy leading a team on the shop floor, with fair shift leadership, realistic production planning and safety before output.',
        achievement: 'At [Employer] I led [number] people and worked with them to reduce downtime and scrap.',
      },
    },
    {
      id: 'quality-inspector',
      title: 'Quality Inspector',
      aliases:
        'quality control inspector, quality technician, quality control technician, quality assurance inspector, quality controller, qc inspector, quality assurance technician, quality control',
      terms:
        'incoming inspection, final inspection, precision measurement, inspection plans, nonconformance reports, sampling, calibration, visual inspection, test records, corrective actions',
      tools: 'calipers, coordinate measuring machines, Excel',
      certifications: 'Quality inspector certificate',
      summary: [
        '{title} who makes fair, well-documented decisions.',
        'Brings careful visual inspection, precision measurement and clear nonconformance reports, and works with production on the causes of defects.',
      ],
      duties: [
        'Inspect [number] lots a day, from incoming inspection to final inspection.',
        'Measure parts according to inspection plans and suggest improvements.',
        'Write [number] nonconformance reports a month with photographs and measurements.',
        'Agree on corrective actions with production and verify the results.',
        'Manage calibration of [number] gauges a quarter.',
        'Keep test records complete and ready for audit.',
        'Draw [number] samples a shift according to sampling rules.',
        'Train operators in visual inspection using real samples.',
      ],
      pastDuties: [
        'Checked [number] parts an hour by eye and with gauges.',
        'Labeled and quarantined suspect parts until a decision was made.',
        'Entered [number] measurements a day and plotted trends in Excel.',
        'Assisted with precision measurement on coordinate measuring machines.',
        'Supported [number] customer visits a year with samples and records.',
        'Kept the measuring room clean and at the required temperature.',
      ],
      letter: {
        opening:
          'I enjoy precise work and clear decisions, from careful measurement and nonconformance reports to solving problems together with production.',
        achievement: 'At [Employer] I inspected [number] lots a day and worked with production on recurring defects.',
      },
    },
    {
      id: 'maintenance-technician',
      title: 'Maintenance Technician',
      aliases:
        'maintenance mechanic, industrial mechanic, maintenance engineer, mechanical technician, millwright, service technician, field service technician, maintenance worker, industrial electrician, mechatronics technician, maintenance, aircraft mechanic',
      terms:
        'preventive maintenance, fault finding, mechanical repairs, electrical repairs, hydraulics, pneumatics, lockout procedures, spare parts management, maintenance records, machine installation',
      tools: 'PLC diagnostics, multimeters, maintenance software',
      certifications: 'Electrical license, Welding certificate',
      summary: [
        '{title} who finds the cause of a fault and fixes it properly.',
        'Combines preventive maintenance, systematic fault finding and strict lockout procedures across mechanical, electrical, hydraulic and pneumatic systems.',
      ],
      duties: [
        'Carry out preventive maintenance on [number] machines in coordination with production.',
        'Lead fault finding from symptom to cause and document the result.',
        'Complete [number] mechanical repairs and electrical repairs a month.',
        'Follow lockout procedures before working on any machine.',
        'Cut downtime by [number] percent through timely replacement of worn parts.',
        'Diagnose faults using drawings and PLC diagnostics.',
        'Handle spare parts management for [number] critical items.',
        'Support machine installation and commissioning with production and suppliers.',
      ],
      pastDuties: [
        'Lubricated, tightened and checked [number] points a week.',
        'Replaced seals and valves in hydraulics and pneumatics under guidance.',
        'Answered [number] breakdown calls a shift and kept operators informed.',
        'Labeled cables and hoses according to drawings.',
        'Entered [number] jobs a week in the maintenance records.',
        'Kept the workshop and its tools clean and organized.',
      ],
      letter: {
        opening:
          'I enjoy keeping machines running, through systematic fault finding, well-planned preventive maintenance and strict attention to safety.',
        achievement: 'At [Employer] I maintained [number] machines and traced breakdowns to their cause.',
      },
    },
    {
      id: 'welder',
      title: 'Welder',
      aliases:
        'welding technician, mig welder, tig welder, pipe welder, welder fabricator, metal fabricator, fabricator',
      terms:
        'MIG welding, TIG welding, blueprint reading, metal fabrication, weld inspection, cutting and grinding, workplace safety, fit-up, equipment maintenance, precision measurement',
      tools: 'plasma cutters, grinders',
      certifications: 'Welding certificate',
      summary: [
        '{title} who produces clean, strong and consistent welds.',
        'Brings experience in metal fabrication, careful fit-up and accurate blueprint reading, and follows workplace safety rules at all times.',
      ],
      duties: [
        'Complete MIG welding and TIG welding on [number] parts a shift.',
        'Follow blueprint reading and weld symbols for each job.',
        'Prepare fit-up of [number] assemblies a week before final welding.',
        'Carry out visual weld inspection and correct defects.',
        'Finish [number] parts a day through cutting and grinding.',
        'Follow workplace safety rules for fumes, heat and protective equipment.',
        'Keep rework below [number] percent through careful preparation.',
        'Perform equipment maintenance on torches, leads and grinders.',
      ],
      pastDuties: [
        'Cut and prepared [number] metal parts a day with plasma cutters.',
        'Practiced different welding positions under supervision.',
        'Assembled [number] frames a week using jigs and clamps.',
        'Checked dimensions through precision measurement before welding.',
        'Moved [number] loads a shift safely with cranes and hoists.',
        'Kept the welding area clean and free of fire hazards.',
      ],
      letter: {
        opening: 'I take pride in clean, strong welds, and I pay attention to fit-up, inspection and workplace safety.',
        achievement: 'At [Employer] I welded [number] parts a week according to drawings and quality standards.',
      },
    },
    {
      id: 'automotive-mechanic',
      title: 'Automotive Mechanic',
      aliases:
        'auto mechanic, car mechanic, mechanic, motor mechanic, vehicle mechanic, automotive technician, auto technician, automobile mechanic, vehicle technician, motor vehicle technician, automotive service technician, diesel mechanic, diesel technician, truck mechanic, motorcycle mechanic, ev technician',
      terms:
        'vehicle diagnostics, brake repair, engine repair, routine servicing, suspension work, electrical troubleshooting, wheel alignment, transmission repair, road tests, repair orders',
      tools: 'diagnostic scanners, vehicle lifts, torque wrenches',
      certifications: 'ASE certificate, High-voltage vehicle certificate',
      summary: [
        '{title} who finds the cause before replacing the part.',
        'Experienced in vehicle diagnostics, brake repair and electrical troubleshooting, and shows customers worn parts so that they understand the bill.',
      ],
      duties: [
        'Service and repair [number] vehicles a week, from city cars to vans.',
        'Read fault codes and live data in vehicle diagnostics and confirm them by measurement.',
        'Complete [number] jobs a week in brake repair, including discs, lines and fluid.',
        'Trace parasitic drains and broken looms through electrical troubleshooting.',
        'Hold comebacks under [number] percent with road tests after each major repair.',
        'Replace timing belts, clutches and gaskets according to engine repair manuals.',
        'Set wheel alignment on [number] vehicles a week after suspension work.',
        'Note findings, parts and times on repair orders.',
      ],
      pastDuties: [
        'Changed oil, filters and tires on [number] cars a day during routine servicing.',
        'Stripped and rebuilt gearboxes beside experienced mechanics in transmission repair.',
        'Prepared [number] vehicles a week for roadworthiness inspections.',
        'Isolated high-voltage systems before work on electric and hybrid cars.',
        'Jump-started and recovered [number] stranded vehicles a month.',
        'Kept vehicle lifts, compressors and torque wrenches in working order.',
      ],
      letter: {
        opening:
          'I like faults that others have given up on, and I approach them with measurement, patience and a clear explanation for the owner.',
        achievement: 'At [Employer] I repaired [number] vehicles a week, and few came back with the same fault.',
      },
    },
    {
      id: 'electronics-assembler',
      title: 'Electronics Assembler',
      aliases:
        'electronic assembler, electrical assembler, pcb assembler, circuit board assembler, electronics assembly technician, electronics assembly operator, electronics technician, soldering technician, solderer, smt operator, cable assembler, wire harness assembler, electromechanical assembler, electronics production worker',
      terms:
        'soldering, circuit board assembly, surface mount technology, wire harnessing, static discharge protection, functional testing, visual inspection, schematic reading, rework, crimping',
      tools: 'soldering stations, microscopes, multimeters',
      certifications: 'IPC soldering certificate',
      summary: [
        '{title} with steady hands and an eye for a cold joint.',
        'Brings practice in soldering, wire harnessing and circuit board assembly, and observes static discharge protection from the tray to the packed unit.',
      ],
      duties: [
        'Assemble [number] circuit boards a shift from kits and work instructions.',
        'Place fine-pitch parts under the microscope and finish joints by hand soldering.',
        'Load feeders and reels for [number] changeovers a week in surface mount technology.',
        'Wear wrist straps and test mats daily for static discharge protection.',
        'Route and tie [number] looms a shift on boards for wire harnessing.',
        'Compare boards with drawings in visual inspection before coating.',
        'Pass [number] percent of units at first functional testing.',
        'Mark polarity, revision and serial numbers according to schematic reading.',
      ],
      pastDuties: [
        'Stripped, crimped and tinned [number] wires an hour.',
        'Picked components by reel label and moisture level.',
        'Mounted [number] displays, fans and power supplies a day into housings.',
        'Removed bridges and lifted pads during rework.',
        'Packed [number] finished devices a shift in shielding bags.',
        'Spotted wrong parts in kits before the line started.',
      ],
      letter: {
        opening:
          'Small parts reward patience, and I enjoy building boards and harnesses that work at first power-up and last for years.',
        achievement: 'At [Employer] I assembled [number] boards a shift with few returns from testing.',
      },
    },
  ],
};
