import type { IndustryOccupations } from '../occupation';

export const construction: IndustryOccupations = {
  industry: 'Construction',
  general: {
    id: 'construction-professional',
    title: 'Construction Professional',
    aliases: '',
    terms:
      'site safety, construction drawings, material ordering, quality checks, subcontractor coordination, measurement, site documentation, scheduling, equipment operation, building codes',
    tools: 'power tools, laser levels',
    certifications: 'Site safety card, First aid certificate',
    summary: [
      '{title} with a strong focus on site safety and workmanship.',
      'Reads construction drawings, plans material ordering ahead, and keeps the site safe, tidy and ready for the next trade.',
    ],
    duties: [
      'Work on [number] sites a year according to construction drawings and schedules.',
      'Check site safety each morning, including ladders, edges and power leads.',
      'Plan material ordering [number] days ahead, including delivery and storage.',
      'Carry out quality checks before work is covered.',
      'Support subcontractor coordination for [number] trades on each project.',
      'Keep site documentation complete with photographs and daily records.',
      'Take and verify [number] measurements a week, checking each measurement against the drawings.',
      'Follow building codes and clarify any deviation from the drawings.',
    ],
    pastDuties: [
      'Prepared and cleared [number] work areas a week.',
      'Loaded, moved and stored materials safely.',
      'Assisted [number] tradespeople with preparation, materials and tools.',
      'Practiced safe equipment operation under supervision.',
      'Recorded [number] deliveries a week against the order.',
      'Reported hazards immediately and secured the area.',
    ],
    letter: {
      opening:
        'I enjoy practical work with visible results, and I pay close attention to site safety, quality checks and agreed dates.',
      achievement: 'At [Employer] I worked on [number] sites and left each area ready for the next trade.',
    },
  },
  occupations: [
    {
      id: 'construction-project-manager',
      title: 'Construction Project Manager',
      aliases:
        'construction manager, project manager, building project manager, site manager, project engineer, assistant project manager, construction coordinator',
      isIndustrySpecific: true,
      terms:
        'construction scheduling, cost control, subcontractor management, site safety, contract administration, bidding, change orders, quality assurance, client reporting, handover',
      tools: 'Primavera, Procore, Excel',
      certifications: 'PMP, Site safety card',
      summary: [
        '{title} who delivers projects safely, on schedule and within budget.',
        'Brings construction scheduling, cost control and subcontractor management together and keeps clients informed at every stage.',
      ],
      duties: [
        'Manage projects worth [number] from bidding to handover.',
        'Develop construction scheduling together with the trades involved.',
        'Maintain cost control on [number] work packages with weekly forecasts.',
        'Inspect site safety daily and correct hazards immediately.',
        'Lead subcontractor management for [number] trades, from contract award to final inspection.',
        'Price and agree on change orders before work begins.',
        'Complete [number] inspections a month as part of quality assurance.',
        'Prepare concise client reporting on progress, risks and costs.',
      ],
      pastDuties: [
        'Coordinated [number] trades on site from day to day.',
        'Prepared contract administration files and answered correspondence on time.',
        'Measured and priced [number] items for bids.',
        'Documented progress with weekly photographs and reports.',
        'Checked [number] invoices a month against completed work.',
        'Resolved defect lists and prepared the handover to the client.',
      ],
      letter: {
        opening:
          'I enjoy bringing trades, schedule and budget together, through realistic construction scheduling, weekly cost control and open communication with clients.',
        achievement: 'At [Employer] I managed [number] projects from bidding to handover.',
      },
    },
    {
      id: 'site-supervisor',
      title: 'Site Supervisor',
      aliases:
        'construction supervisor, foreman, site foreman, construction foreman, superintendent, site superintendent, construction superintendent, general foreman, building supervisor',
      terms:
        'site supervision, daily planning, site safety, crew leadership, quality inspections, subcontractor coordination, material logistics, daily reports, construction drawings, toolbox talks',
      tools: 'Procore, laser levels, Excel',
      certifications: 'Site safety card, First aid certificate',
      summary: [
        '{title} who keeps crews safe, informed and productive.',
        'Combines daily planning, crew leadership and quality inspections, and starts each day with short, focused toolbox talks.',
      ],
      duties: [
        'Lead a crew of [number] people on site with clear, fair crew leadership.',
        'Hold toolbox talks on current risks in language the whole crew understands.',
        'Prepare daily planning [number] days ahead, including cranes, access and weather.',
        'Enforce site safety rules consistently for crews and visitors.',
        'Sign off [number] quality inspections a week before work is covered.',
        'Review construction drawings with the crew before work begins.',
        'Write [number] daily reports a week with progress, photographs and delays.',
        'Coordinate material logistics so that supplies arrive when needed.',
      ],
      pastDuties: [
        'Ran a crew of [number] on concrete, masonry or finishing work.',
        'Set out lines and levels and verified them.',
        'Received [number] deliveries a week and rejected defective materials.',
        'Handled subcontractor coordination on shared work areas.',
        'Trained [number] new colleagues in safe working methods.',
        'Supported site supervision during weekend and night work.',
      ],
      letter: {
        opening:
          'I enjoy running a well-organized site, with daily planning that crews can rely on, useful toolbox talks and thorough quality inspections.',
        achievement: 'At [Employer] I led [number] people on site and started each day with safety and the plan.',
      },
    },
    {
      id: 'electrician',
      title: 'Electrician',
      aliases:
        'electrical technician, electrical installer, maintenance electrician, electrical foreman, apprentice electrician, journeyman electrician, master electrician, electrical apprentice, construction electrician',
      terms:
        'electrical installation, wiring, fault finding, electrical safety, circuit testing, panel installation, conduit bending, blueprint reading, lighting systems, electrical codes',
      tools: 'multimeters, insulation testers, power tools',
      certifications: 'Electrician license, Site safety card',
      summary: [
        '{title} who works safely, neatly and to code.',
        'Brings careful electrical installation, systematic fault finding and strict electrical safety, and leaves panels clearly labeled for the next person.',
      ],
      duties: [
        'Install wiring for [number] homes or units a year, neatly and according to plan.',
        'Follow electrical safety procedures, including lockout and testing before work.',
        'Complete panel installation for [number] circuits a project with clear labeling.',
        'Use fault finding instruments to trace problems to their source.',
        'Carry out circuit testing on [number] lines a week and record the results.',
        'Check finished work against electrical codes before inspection.',
        'Install and commission [number] lighting systems a year.',
        'Explain faults, options and costs to customers before starting repairs.',
      ],
      pastDuties: [
        'Pulled and secured [number] meters of cable a week.',
        'Practiced conduit bending to match drawings and site conditions.',
        'Assisted on [number] service calls a month and kept the van stocked.',
        'Learned blueprint reading on site and marked up changes.',
        'Mounted [number] outlets and switches a day.',
        'Cleaned up the work area at the end of each job.',
      ],
      letter: {
        opening:
          'I take pride in safe, tidy electrical installation, systematic fault finding and clear explanations to customers.',
        achievement:
          'At [Employer] I completed [number] installations and left each panel tested, labeled and documented.',
      },
    },
    {
      id: 'carpenter',
      title: 'Carpenter',
      aliases:
        'joiner, framing carpenter, finish carpenter, cabinet maker, cabinetmaker, woodworker, carpenter helper, apprentice carpenter',
      terms:
        'framing, formwork, finish carpentry, blueprint reading, measuring and cutting, door and window installation, roof structures, cabinet installation, site safety, material estimation',
      tools: 'circular saws, laser levels, nail guns',
      certifications: 'Carpentry certificate, Site safety card',
      summary: [
        '{title} who delivers accurate, durable work.',
        'Works from framing and formwork to finish carpentry, reads drawings carefully, and keeps tools sharp and work areas safe.',
      ],
      duties: [
        'Build framing for [number] houses or rooms a year according to drawings.',
        'Keep measuring and cutting precise to reduce waste.',
        'Set and strip formwork for [number] concrete pours a season.',
        'Complete door and window installation with accurate fit and finish.',
        'Finish cabinet installation for [number] kitchens or fittings a year.',
        'Prepare material estimation for upcoming jobs.',
        'Build [number] roof structures a year with fall protection in place.',
        'Follow site safety rules for saws, ladders and protective equipment.',
      ],
      pastDuties: [
        'Assisted [number] carpenters with lifting, holding and cutting.',
        'Practiced blueprint reading and clarified details before cutting.',
        'Sanded and fitted [number] meters of trim a week in finish carpentry.',
        'Sharpened blades and maintained power tools.',
        'Laid [number] square meters of flooring a week.',
        'Cleared and swept the work area every day.',
      ],
      letter: {
        opening:
          'I enjoy precise work with wood, from framing to finish carpentry, and I take care with measuring, cutting and site safety.',
        achievement: 'At [Employer] I worked on [number] houses and took care over every visible joint.',
      },
    },
    {
      id: 'plumber',
      title: 'Plumber',
      aliases:
        'pipefitter, heating engineer, plumbing technician, gas fitter, steamfitter, apprentice plumber, master plumber, plumbing apprentice, heating technician',
      terms:
        'pipe installation, leak detection, drain cleaning, heating systems, soldering and pressing, fixture installation, pressure testing, plumbing codes, service calls, blueprint reading',
      tools: 'pipe cutters, press tools, drain cameras',
      certifications: 'Plumber license, Gas certificate',
      summary: [
        '{title} who delivers clean installations and lasting repairs.',
        'Brings careful pipe installation, thorough pressure testing and efficient service calls, keeps work areas clean, and explains causes and costs to customers.',
      ],
      duties: [
        'Complete pipe installation for [number] homes a year according to plan.',
        'Use leak detection equipment to avoid unnecessary demolition.',
        'Handle [number] service calls a week and solve most problems in one visit.',
        'Explain causes, repair options and prices to customers.',
        'Maintain [number] heating systems a season and record their settings.',
        'Verify tightness through pressure testing before walls are closed.',
        'Complete fixture installation in [number] bathrooms a year.',
        'Follow plumbing codes for venting, backflow and hot water.',
      ],
      pastDuties: [
        'Carried, cut and prepared [number] meters of pipe a week.',
        'Practiced soldering and pressing on sample joints before live work.',
        'Completed drain cleaning on [number] jobs a month.',
        'Stocked the van to avoid second trips.',
        'Replaced [number] faucets, valves and traps a month.',
        'Protected floors and left work areas clean.',
      ],
      letter: {
        opening:
          'I enjoy solving practical problems, from leak detection to complete pipe installation, and explaining the work clearly to customers.',
        achievement: 'At [Employer] I handled [number] service calls a week and explained each repair before starting.',
      },
    },
    {
      id: 'construction-worker',
      title: 'Construction Worker',
      aliases:
        'construction laborer, construction labourer, laborer, labourer, general laborer, builder, roofer, bricklayer, mason, concrete finisher, handyman',
      terms:
        'site preparation, material handling, concrete work, demolition, site safety, hand and power tools, scaffolding, measuring, equipment operation, site cleanup',
      tools: 'concrete mixers, laser levels',
      certifications: 'Construction safety card',
      summary: [
        '{title} who works hard, safely and well with every trade.',
        'Brings practical experience in site preparation, material handling and concrete work, and follows site safety rules on every job.',
      ],
      duties: [
        'Support work on [number] sites a year, from site preparation to handover.',
        'Follow site safety rules and wear protective equipment.',
        'Complete material handling for [number] deliveries a week.',
        'Use hand and power tools safely and keep them in good condition.',
        'Place and finish concrete work for [number] pours a month.',
        'Set up and take down scaffolding under supervision.',
        'Carry out demolition on [number] jobs a year and sort the waste.',
        'Assist trades with measuring, cutting and lifting.',
      ],
      pastDuties: [
        'Cleared and prepared [number] work areas a week.',
        'Loaded, carried and stored materials safely.',
        'Mixed and delivered [number] batches of concrete or mortar a day.',
        'Practiced equipment operation under the supervision of senior colleagues.',
        'Unloaded [number] trucks a week and checked the deliveries.',
        'Kept access routes clear through daily site cleanup.',
      ],
      letter: {
        opening:
          'I like physical work and seeing a building take shape, and I am careful about site safety, tools and materials.',
        achievement: 'At [Employer] I worked on [number] sites and supported crews from preparation to cleanup.',
      },
    },
    {
      id: 'hvac-technician',
      title: 'HVAC Technician',
      aliases:
        'hvac, hvac installer, hvac mechanic, hvac service technician, hvac/r technician, air conditioning technician, ac technician, air conditioning installer, refrigeration technician, refrigeration mechanic, heating and cooling technician, ventilation technician, hvac apprentice, heat pump technician',
      terms:
        'HVAC installation, system diagnostics, refrigerant handling, ductwork, heat pumps, preventive maintenance, airflow balancing, thermostat controls, leak detection, electrical testing',
      tools: 'manifold gauges, vacuum pumps, multimeters',
      certifications: 'Refrigerant handling certificate',
      summary: [
        '{title} bringing heating and cooling back without guesswork.',
        'Works from system diagnostics to airflow balancing, recovers refrigerant cleanly, and explains to owners what to clean, set or replace.',
      ],
      duties: [
        'Attend [number] service calls a week for heating, cooling and ventilation.',
        'Narrow down faults through system diagnostics and electrical testing of compressors and fans.',
        'Install [number] split units and heat pumps a month, including pipework and condensate.',
        'Recover, weigh and charge gases under refrigerant handling rules.',
        'Measure and set supply air in [number] buildings a season for airflow balancing.',
        'Program thermostat controls and show occupants how to use them.',
        'Prevent [number] percent of emergency visits through preventive maintenance agreements.',
        'Pinpoint escaping gas with leak detection and braze the joint.',
      ],
      pastDuties: [
        'Hung and insulated [number] meters of ductwork a week.',
        'Bent copper lines and pressure-tested them with nitrogen.',
        'Exchanged [number] filters and belts a week on rooftop units.',
        'Wired fans and sensors under the eye of a licensed electrician.',
        'Loaded the van for [number] jobs a day with parts and ladders.',
        'Assisted crane lifts and set rooftop chillers during HVAC installation.',
      ],
      letter: {
        opening:
          'On the hottest day of the year people want one thing from me, and I give it through orderly system diagnostics, clean installation and a plain explanation.',
        achievement: 'At [Employer] I handled [number] service calls a week, most of them solved on the first visit.',
      },
    },
    {
      id: 'painter',
      title: 'Painter',
      aliases:
        'house painter, painter and decorator, painter decorator, decorator, interior painter, exterior painter, industrial painter, commercial painter, residential painter, spray painter, construction painter, apprentice painter, master painter, painting contractor, wallpaper hanger',
      terms:
        'surface preparation, interior painting, exterior painting, spray painting, wallpapering, color matching, plaster repair, varnishing, scaffold safety, protective masking',
      tools: 'airless sprayers, orbital sanders, scaffolding',
      certifications: 'Site safety card',
      summary: [
        '{title} leaving straight edges, even coats and a clean house.',
        'Knows that surface preparation decides the finish, works in interior painting and exterior painting alike, and protects floors and furniture first.',
      ],
      duties: [
        'Paint [number] square meters a day with brush, roller and airless sprayer.',
        'Wash, fill and sand walls so that surface preparation is complete before priming.',
        'Finish [number] rooms a week in interior painting with crisp ceiling lines.',
        'Mix sample boards in daylight for color matching with the client.',
        'Coat [number] facades a season in exterior painting, from primer to top coat.',
        'Hang patterned and textile papers with matched seams in wallpapering.',
        'Estimate paint and hours for [number] quotes a month.',
        'Erect and inspect towers before use under scaffold safety rules.',
      ],
      pastDuties: [
        'Covered floors, windows and fittings in [number] rooms a week with protective masking.',
        'Scraped, burned off and sanded old window frames.',
        'Restored doors, stairs and railings by sanding and varnishing in [number] homes a year.',
        'Patched cracks and holes through plaster repair and mesh.',
        'Sprayed [number] radiators and steel doors a day in the workshop.',
        'Washed out tools and sorted leftover paint for disposal.',
      ],
      letter: {
        opening:
          'Anyone can put color on a wall; I take pride in what lies under it, in straight lines and in rooms left cleaner than I found them.',
        achievement: 'At [Employer] I painted [number] rooms a week and handed them over without touch-ups.',
      },
    },
    {
      id: 'quantity-surveyor',
      title: 'Quantity Surveyor',
      aliases:
        'qs, assistant quantity surveyor, project quantity surveyor, construction estimator, cost estimator, estimator, cost engineer, cost manager, cost consultant, construction cost manager, building cost surveyor, chartered quantity surveyor, commercial surveyor',
      terms:
        'quantity take-off, cost estimates, bills of quantities, tender evaluation, interim valuations, variations, final accounts, cost planning, subcontract procurement, cash flow forecasts',
      tools: 'CostX, Bluebeam, Excel',
      certifications: 'Chartered surveyor membership',
      summary: [
        '{title} who knows what a building costs before and after every change.',
        'Covers quantity take-off, tender evaluation and interim valuations, and agrees on variations while the work is still fresh in everyone’s memory.',
      ],
      duties: [
        'Manage cost for [number] projects from feasibility to final accounts.',
        'Measure drawings and models for quantity take-off and bills of quantities.',
        'Agree on [number] interim valuations a month on site with subcontractors.',
        'Assess variations against contract rates and site records.',
        'Compare [number] bids a project in tender evaluation and clarify exclusions.',
        'Report cost to complete with risks, savings and open claims.',
        'Find [number] percent in savings with designers during cost planning.',
        'Advise clients on contract forms, payment terms and retention.',
      ],
      pastDuties: [
        'Priced [number] items for cost estimates using past projects and quotes.',
        'Walked the site to photograph and measure work in place.',
        'Checked [number] subcontractor invoices a month against progress.',
        'Drafted inquiry packages for subcontract procurement.',
        'Updated cash flow forecasts for [number] sites every month.',
        'Filed instructions, dayworks and delivery notes for later proof.',
      ],
      letter: {
        opening:
          'Clear figures keep building projects friendly, so I measure with care, discuss variations early and leave final accounts without surprises.',
        achievement: 'At [Employer] I managed cost on [number] projects and settled final accounts without dispute.',
      },
    },
  ],
};
