import type { IndustryProfile } from '../occupation';

export const manufacturing: IndustryProfile = {
  industry: 'Manufacturing',
  general: {
    title: 'Manufacturing Professional',
    also: '',
    terms:
      'production processes, quality checks, workplace safety, machine setup, work instructions, production records, material handling, continuous improvement, preventive maintenance, shift handover',
    tools: 'measuring instruments, SAP',
    ifHeld: 'Forklift license, Safety certificate',
    summary: [
      'who leaves the place ready for the next shift.',
      'Knows production processes from material to pallet, takes quality checks seriously when time is short, and puts workplace safety before output.',
    ],
    duties: [
      'Produce [number] parts a shift to drawing and sample, with scrap noted by cause.',
      'Follow work instructions and propose better wording where they mislead.',
      'Carry out quality checks every [number] pieces and stop when a value drifts.',
      'Look after preventive maintenance by the plan and by the sound of the machine.',
      'Complete machine setup for [number] changeovers a week with tools laid out beforehand.',
      'Speak up on workplace safety, also to people who are in a hurry.',
      'Enter [number] production records a shift, times and reasons included.',
      'Give a shift handover at the machine and not at the clock.',
    ],
    earlier: [
      'Packed and labeled [number] boxes a shift without mixed parts.',
      'Kept material handling safe, with paths clear and loads low.',
      'Sorted [number] rejects a day and told the setter about patterns.',
      'Cleaned and oiled by the weekly list.',
      'Contributed [number] ideas to continuous improvement, small and tested.',
      'Learned several stations and helped where the line was waiting.',
    ],
    letter: {
      opening:
        'Good production is steady, clean and safe. I bring care for quality checks, respect for workplace safety, and a shift handover that the next crew can use.',
      proof: 'produced [number] parts a shift and stopped the line when it had to be stopped.',
    },
  },
  occupations: [
    {
      title: 'Production Operator',
      also: 'machine operator, production worker, assembly line worker, assembler, assembly worker, factory worker, manufacturing operator, manufacturing associate, production associate, production technician, packaging operator, line operator',
      terms:
        'machine operation, assembly, quality checks, work instructions, workplace safety, changeovers, material handling, packaging, production records, line clearance',
      tools: 'torque tools, gauges, barcode scanners',
      ifHeld: 'Forklift license',
      summary: [
        'with steady hands and an ear for the machine.',
        'Brings careful machine operation, assembly by work instructions, and quality checks that are made, not only signed.',
      ],
      duties: [
        'Run [number] machines or stations a shift, machine operation with an eye on the first and last piece.',
        'Build assemblies by work instructions and mark steps that are hard to follow.',
        'Check [number] parts an hour with gauges, quality checks before speed.',
        'Prepare changeovers while the last batch is running.',
        'Pack [number] units a shift, packaging with label and count in agreement.',
        'Do line clearance so that no old part meets a new order.',
        'Report [number] stops a shift with time and cause in the production records.',
        'Wear what protects and remind others, since workplace safety is shared.',
      ],
      earlier: [
        'Fed and emptied machines for [number] orders a day.',
        'Moved pallets by the rules of material handling.',
        'Tightened [number] joints a shift with torque tools and ticked each.',
        'Swept and tidied the station before the bell.',
        'Scanned [number] boxes a day against the order list.',
        'Asked early when a part of the assembly did not fit.',
      ],
      letter: {
        opening:
          'A line runs well when each station is right. I bring careful machine operation, honest quality checks, and workplace safety from the first minute.',
        proof: 'worked on [number] stations and kept count, label and part in agreement.',
      },
    },
    {
      title: 'CNC Machinist',
      also: 'machinist, cnc operator, cnc programmer, tool and die maker, toolmaker, lathe operator, milling machinist',
      terms:
        'CNC programming, machine setup, technical drawings, precision measurement, milling, turning, tool selection, tolerances, first article inspection, machine maintenance',
      tools: 'Mastercam, micrometers, coordinate measuring machines',
      ifHeld: 'Machinist certificate',
      summary: [
        'who measures warm parts and waits for cold ones.',
        'Reads technical drawings for what matters, brings machine setup and CNC programming to a safe first piece, and holds tolerances through the whole batch.',
      ],
      duties: [
        'Machine [number] parts a week by milling and turning, to tolerances on the drawing.',
        'Write and simulate CNC programming before the spindle moves.',
        'Complete machine setup for [number] jobs a week with a sheet the next person can follow.',
        'Choose cutters and speeds, tool selection by material and sound.',
        'Hold [number] critical dimensions by precision measurement during the run.',
        'Pass first article inspection before the batch is released.',
        'Cut cycle time by [number] percent with better clamping and shorter paths.',
        'Care for coolant, filters and guides as part of machine maintenance.',
      ],
      earlier: [
        'Deburred and checked [number] parts a day against technical drawings.',
        'Measured with micrometers and wrote down the value, not the wish.',
        'Loaded and watched [number] machines a shift under a setter.',
        'Sharpened, sorted and returned tools to their places.',
        'Helped to program [number] simple parts in Mastercam.',
        'Recorded scrap with cause and machine.',
      ],
      letter: {
        opening:
          'Precision is mostly patience. I bring CNC programming that is simulated first, machine setup with a written sheet, and precision measurement during the run.',
        proof: 'machined [number] parts a week and left a setup sheet that the next shift could work from.',
      },
    },
    {
      title: 'Production Supervisor',
      also: 'production manager, shift supervisor, manufacturing supervisor, plant manager, shift leader, production planner, manufacturing manager, line leader, production team leader, plant supervisor, factory manager',
      terms:
        'shift leadership, production planning, lean manufacturing, workplace safety, quality targets, downtime reduction, staff training, shift handover, performance indicators, material flow',
      tools: 'SAP, Excel, shop floor boards',
      ifHeld: 'Lean certificate, Safety certificate',
      summary: [
        'who stands where the problem is.',
        'Brings fair shift leadership, realistic production planning and lean manufacturing in small steps, with workplace safety as the first point of each meeting.',
      ],
      duties: [
        'Lead a shift of [number] people, shift leadership on the floor and by name.',
        'Open each shift at the board with workplace safety, quality and the plan in that order.',
        'Reach [number] percent of the plan with production planning that allows for changeovers.',
        'Look into stops at the machine, downtime reduction starting with the most frequent.',
        'Cut scrap by [number] percent through quality targets discussed at the station.',
        'Train and rotate people, so that staff training shows on the skills board.',
        'Improve [number] stations a year by lean manufacturing with those who work there.',
        'Hand over in writing and in person, shift handover with open points and names.',
      ],
      earlier: [
        'Ran a line with [number] stations and filled in where needed.',
        'Scheduled breaks and cover without stopping the material flow.',
        'Recorded [number] performance indicators a shift and explained jumps.',
        'Investigated near misses with those involved.',
        'Introduced [number] new colleagues a year with a mentor each.',
        'Checked settings at each start with the setter.',
      ],
      letter: {
        opening:
          'People do good work when the plan is fair and somebody listens. I bring shift leadership on the floor, production planning with room for changeovers, and safety before output.',
        proof: 'led [number] people and looked for the causes of stops and scrap together with them.',
      },
    },
    {
      title: 'Quality Inspector',
      also: 'quality control inspector, quality technician, quality control technician, quality assurance inspector, quality controller, qc inspector, quality assurance technician, quality control',
      terms:
        'incoming inspection, final inspection, precision measurement, inspection plans, nonconformance reports, sampling, calibration, visual inspection, test records, corrective actions',
      tools: 'calipers, coordinate measuring machines, Excel',
      ifHeld: 'Quality inspector certificate',
      summary: [
        'whose yes can be relied on because of the times it was a no.',
        'Brings patient visual inspection, precision measurement and clear nonconformance reports, and talks to people about parts and never about blame.',
      ],
      duties: [
        'Inspect [number] lots a day from incoming inspection to final inspection.',
        'Measure by inspection plans and question plans that look in the wrong place.',
        'Write [number] nonconformance reports a month with picture, place and number.',
        'Agree with production on corrective actions and check that they hold.',
        'Verify [number] gauges a quarter, calibration before trust.',
        'Keep test records that an auditor can follow alone.',
        'Draw [number] samples a shift by sampling rules, not by reach of the arm.',
        'Train operators in visual inspection with real good and bad parts.',
      ],
      earlier: [
        'Checked [number] parts an hour by eye and gauge.',
        'Labeled and locked suspicious parts until they were decided.',
        'Entered [number] values a day and plotted trends in Excel.',
        'Assisted at precision measurement on coordinate measuring machines.',
        'Supported [number] customer visits a year with samples and records.',
        'Kept the measuring room clean and at its temperature.',
      ],
      letter: {
        opening:
          'Inspection helps when it is quick, fair and right. I bring precision measurement, clear nonconformance reports, and talks with production about causes.',
        proof: 'inspected [number] lots a day and talked with production about what kept coming back.',
      },
    },
    {
      title: 'Maintenance Technician',
      also: 'maintenance mechanic, industrial mechanic, maintenance engineer, mechanical technician, millwright, service technician, field service technician, maintenance worker, industrial electrician, mechatronics technician, maintenance',
      terms:
        'preventive maintenance, fault finding, mechanical repairs, electrical repairs, hydraulics, pneumatics, lockout procedures, spare parts management, maintenance records, machine installation',
      tools: 'PLC diagnostics, multimeters, maintenance software',
      ifHeld: 'Electrical license, Welding certificate',
      summary: [
        'who finds the cause behind the broken part.',
        'Combines preventive maintenance, calm fault finding and safe lockout procedures, across mechanics, electrics, hydraulics and pneumatics.',
      ],
      duties: [
        'Maintain [number] machines by preventive maintenance that is planned with production.',
        'Lead fault finding from the symptom to the cause and write both down.',
        'Complete [number] mechanical repairs and electrical repairs a month, most in one visit.',
        'Lock, tag and test by lockout procedures before every hand in a machine.',
        'Cut downtime by [number] percent by replacing parts before they fail.',
        'Read drawings and PLC diagnostics together with the operator’s story.',
        'Keep [number] critical items in stock, spare parts management by risk.',
        'Take part in machine installation from the floor bolts to the first good part.',
      ],
      earlier: [
        'Greased, tightened and checked [number] points a week by the route.',
        'Replaced seals and valves in hydraulics and pneumatics under guidance.',
        'Answered [number] breakdown calls a shift and kept operators informed.',
        'Labeled cables and hoses until drawings agreed.',
        'Entered [number] jobs a week in the maintenance records, causes included.',
        'Cleaned and sorted the workshop and its tools.',
      ],
      letter: {
        opening:
          'A repair is finished when the cause is gone. I bring patient fault finding, preventive maintenance agreed with production, and lockout procedures without exception.',
        proof: 'looked after [number] machines and followed breakdowns to their cause.',
      },
    },
  ],
};
