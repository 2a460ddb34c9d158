import type { IndustryProfile } from '../occupation';

export const construction: IndustryProfile = {
  industry: 'Construction',
  general: {
    title: 'Construction Professional',
    also: '',
    terms:
      'site safety, construction drawings, material ordering, quality checks, subcontractor coordination, measurement, site documentation, scheduling, equipment operation, building codes',
    tools: 'power tools, laser levels',
    ifHeld: 'Site safety card, First aid certificate',
    summary: [
      'who leaves the site safer and tidier than it was.',
      'Reads construction drawings, plans material ordering ahead, and puts site safety before the pour that is already late.',
    ],
    duties: [
      'Work on [number] sites a year to construction drawings and agreed dates.',
      'Check site safety each morning, from ladders to leads.',
      'Plan material ordering for [number] days ahead with storage in mind.',
      'Carry out quality checks before anything is covered up.',
      'Coordinate [number] trades a project, subcontractor coordination by daily talks.',
      'Keep site documentation with photographs, weather and names.',
      'Measure [number] rooms or sections a week, measurement taken more than once.',
      'Follow building codes and ask before departing from a drawing.',
    ],
    earlier: [
      'Prepared and cleared [number] work areas a week.',
      'Loaded, carried and stored materials dry and in order.',
      'Assisted [number] tradespeople with tools, hands and eyes.',
      'Practiced safe equipment operation under supervision.',
      'Recorded [number] deliveries a week against the order.',
      'Reported hazards at once and fenced them off.',
    ],
    letter: {
      opening:
        'Good building is steady work in order. I bring respect for site safety, quality checks before things are covered, and dates that hold.',
      proof: 'worked on [number] sites and left them ready for the next trade.',
    },
  },
  occupations: [
    {
      title: 'Construction Project Manager',
      also: 'construction manager, project manager, building project manager, site manager, project engineer, assistant project manager, construction coordinator',
      local: true,
      terms:
        'construction scheduling, cost control, subcontractor management, site safety, contract administration, tendering, change orders, quality assurance, client reporting, handover',
      tools: 'Primavera, Procore, Excel',
      ifHeld: 'PMP, Site safety card',
      summary: [
        'who settles tomorrow’s problem on site today.',
        'Brings construction scheduling, cost control and subcontractor management together, and tells clients bad news while it is still cheap.',
      ],
      duties: [
        'Manage projects worth [number] from tendering to handover.',
        'Build construction scheduling with the trades and not above them.',
        'Keep cost control on [number] packages weekly, with forecasts and causes.',
        'Walk the site every morning for site safety before speaking of dates.',
        'Lead [number] subcontractors, subcontractor management by fair contracts and daily talks.',
        'Price and agree change orders before the work begins.',
        'Close [number] inspections a month, quality assurance before anything is covered.',
        'Write client reporting on one page: done, next, risks, money.',
      ],
      earlier: [
        'Coordinated [number] trades on site day by day.',
        'Prepared contract administration files with letters answered in time.',
        'Measured and priced [number] positions for offers.',
        'Photographed progress from the same spots each week.',
        'Checked [number] invoices a month against work done.',
        'Completed snag lists until handover was a short walk.',
      ],
      letter: {
        opening:
          'Projects slip quietly before they slip loudly. I bring construction scheduling with the trades, weekly cost control, and clients who hear news early.',
        proof: 'managed [number] projects from tendering to handover and walked each site before speaking of dates.',
      },
    },
    {
      title: 'Site Supervisor',
      also: 'construction supervisor, foreman, site foreman, construction foreman, superintendent, site superintendent, construction superintendent, general foreman, building supervisor',
      terms:
        'site supervision, daily planning, site safety, crew leadership, quality inspections, subcontractor coordination, material logistics, daily reports, construction drawings, toolbox talks',
      tools: 'Procore, laser levels, Excel',
      ifHeld: 'Site safety card, First aid certificate',
      summary: [
        'who knows where every crew is and what it is waiting for.',
        'Combines daily planning, crew leadership and quality inspections, and opens each morning with toolbox talks that people listen to.',
      ],
      duties: [
        'Lead [number] people and trades on site, crew leadership by example and by name.',
        'Hold toolbox talks on the risk of the day, in the languages of the crew.',
        'Plan work for [number] days ahead, daily planning with cranes, access and weather.',
        'Enforce site safety evenly, visitors and directors included.',
        'Sign off [number] quality inspections a week before concrete or plaster hides them.',
        'Read construction drawings together with the crew before the first cut.',
        'Write [number] daily reports a week with numbers, pictures and delays.',
        'Keep material logistics moving, so that nothing is carried more than once.',
      ],
      earlier: [
        'Ran a crew of [number] on concrete, masonry or finishing.',
        'Set out lines and levels and checked them again.',
        'Received [number] deliveries a week and refused what was wrong.',
        'Settled subcontractor coordination over the drawing board.',
        'Trained [number] new colleagues in safe ways of working.',
        'Supported site supervision on weekends and at night pours.',
      ],
      letter: {
        opening:
          'A site runs on clear mornings. I bring daily planning that crews trust, toolbox talks with a point, and quality inspections before things are covered.',
        proof: 'led [number] people on site and opened every day with safety and the plan.',
      },
    },
    {
      title: 'Electrician',
      also: 'electrical technician, electrical installer, maintenance electrician, electrical foreman, apprentice electrician, journeyman electrician, master electrician, electrical apprentice, construction electrician',
      terms:
        'electrical installation, wiring, fault finding, electrical safety, circuit testing, panel installation, conduit bending, blueprint reading, lighting systems, electrical codes',
      tools: 'multimeters, insulation testers, power tools',
      ifHeld: 'Electrician license, Site safety card',
      summary: [
        'who tests before touching and again before leaving.',
        'Brings tidy electrical installation, patient fault finding and electrical safety that is never hurried, and leaves panels that the next electrician is glad to open.',
      ],
      duties: [
        'Install wiring for [number] homes or units a year, straight, labeled and to plan.',
        'Follow electrical safety: switch off, secure, test, then work.',
        'Complete panel installation for [number] circuits a project, each one named.',
        'Trace faults from the symptom, fault finding with instruments and not with parts.',
        'Carry out circuit testing on [number] lines a week and record the values.',
        'Check work against electrical codes before the inspector does.',
        'Fit [number] lighting systems a year with controls that people understand.',
        'Explain to customers what was wrong and what it will cost before it is done.',
      ],
      earlier: [
        'Pulled [number] meters of cable a week without a damaged sheath.',
        'Practiced conduit bending until corners matched.',
        'Assisted on [number] service calls a month and kept the van in order.',
        'Learned blueprint reading on site and marked changes in red.',
        'Mounted [number] sockets and switches a day, level and clean.',
        'Cleaned the work area before the customer came home.',
      ],
      letter: {
        opening:
          'Good wiring is safe, labeled and easy to change. I bring careful electrical installation, fault finding with instruments, and electrical safety without exceptions.',
        proof: 'completed [number] installations and left each panel tested, labeled and recorded.',
      },
    },
    {
      title: 'Carpenter',
      also: 'joiner, framing carpenter, finish carpenter, cabinet maker, cabinetmaker, woodworker, carpenter helper, apprentice carpenter',
      terms:
        'framing, formwork, finish carpentry, blueprint reading, measuring and cutting, door and window installation, roof structures, cabinet installation, site safety, material estimation',
      tools: 'circular saws, laser levels, nail guns',
      ifHeld: 'Carpentry certificate, Site safety card',
      summary: [
        'who measures, thinks and then cuts.',
        'Works from framing and formwork to finish carpentry, reads a drawing for what it forgot, and keeps blades sharp and floors clear.',
      ],
      duties: [
        'Build framing for [number] houses or rooms a year, plumb and to drawing.',
        'Keep measuring and cutting exact, with waste sorted for the next short piece.',
        'Set formwork for [number] pours a season that comes off clean.',
        'Fit door and window installation so that they close with one finger.',
        'Install [number] kitchens or fittings a year, cabinet installation level on walls that are not.',
        'Prepare material estimation with a margin that can be explained.',
        'Raise [number] roof structures a year with fall protection in place.',
        'Respect site safety, guards on saws and boots on feet.',
      ],
      earlier: [
        'Assisted [number] carpenters with lifting, holding and cutting.',
        'Practiced blueprint reading and asked before the saw started.',
        'Sanded and fitted [number] meters of trim a week in finish carpentry.',
        'Sharpened blades and looked after nail guns and cords.',
        'Laid [number] square meters of floor a week, sorted by grain.',
        'Swept up before leaving, each day.',
      ],
      letter: {
        opening:
          'Wood shows every short cut. I bring exact measuring and cutting, framing that is plumb, and finish carpentry that closes with one finger.',
        proof: 'worked on [number] houses and took the time that visible joints need.',
      },
    },
    {
      title: 'Plumber',
      also: 'pipefitter, heating engineer, plumbing technician, gas fitter, steamfitter, apprentice plumber, master plumber, plumbing apprentice, heating technician',
      terms:
        'pipe installation, leak detection, drain cleaning, heating systems, soldering and pressing, fixture installation, pressure testing, plumbing codes, service calls, blueprint reading',
      tools: 'pipe cutters, press tools, drain cameras',
      ifHeld: 'Plumber license, Gas certificate',
      summary: [
        'who finds the leak before opening the wall.',
        'Brings clean pipe installation, careful pressure testing and service calls in which customers understand what was done.',
      ],
      duties: [
        'Install pipes and fixtures in [number] homes a year, pipe installation to plan and slope.',
        'Use leak detection and drain cameras before anything is broken open.',
        'Answer [number] service calls a week, most solved in one visit.',
        'Explain causes and choices with the price of each.',
        'Maintain [number] heating systems a season, settings noted on site.',
        'Prove tightness by pressure testing before walls are closed.',
        'Fit [number] bathrooms a year, fixture installation level and sealed.',
        'Follow plumbing codes for back-flow, venting and hot water.',
      ],
      earlier: [
        'Carried, cut and prepared [number] meters of pipe a week.',
        'Learned soldering and pressing on scrap before the wall.',
        'Cleared [number] drains a month, drain cleaning with covers down and floors dry.',
        'Stocked the van so that the second trip was not needed.',
        'Replaced [number] taps, valves and traps a month.',
        'Protected floors and left bathrooms as they had been.',
      ],
      letter: {
        opening:
          'Water finds every mistake. I bring clean pipe installation, leak detection before demolition, and pressure testing that is written down.',
        proof: 'handled [number] service calls a week and explained each repair before it began.',
      },
    },
  ],
};
