import type { IndustryProfile } from '../occupation';

export const operations: IndustryProfile = {
  industry: 'Operations',
  general: {
    title: 'Operations Professional',
    also: '',
    terms:
      'process improvement, scheduling, inventory control, vendor coordination, reporting, quality checks, cost tracking, health and safety, cross-team coordination, standard procedures',
    tools: 'Excel, SAP, project boards',
    ifHeld: 'Lean certificate',
    summary: [
      'who knows where things are and what comes next.',
      'Combines scheduling, inventory control and process improvement with plain reporting, and prefers a small fix today to a large plan someday.',
    ],
    duties: [
      'Plan the work of [number] people or stations a day, with scheduling that leaves room for the unforeseen.',
      'Improve one routine at a time, process improvement beginning with those who do it.',
      'Control stock of [number] items, with inventory control by count and not by belief.',
      'Write standard procedures on one page, with pictures where words fail.',
      'Handle vendor coordination with [number] suppliers and keep promises in writing.',
      'Make quality checks part of the work instead of the end of it.',
      'Follow cost tracking for [number] positions a month and explain every jump.',
      'Keep cross-team coordination short: what is done, what is stuck, who helps.',
    ],
    earlier: [
      'Processed [number] orders a day from entry to dispatch.',
      'Reported faults and risks, health and safety before speed.',
      'Counted [number] items a week and searched until the difference was found.',
      'Updated reporting sheets in Excel before the morning meeting.',
      'Answered [number] calls a day from customers, drivers and colleagues.',
      'Trained newcomers at the place of work, step by step.',
    ],
    letter: {
      opening:
        'Operations are good when nobody has to ask. I bring realistic scheduling, inventory control by count, and process improvement together with those who do the work.',
      proof: 'kept the work of [number] people flowing and wrote down what we changed.',
    },
  },
  occupations: [
    {
      title: 'Operations Manager',
      local: true,
      also: 'operations director, head of operations, operations supervisor, business operations manager, operations lead, general manager, operations analyst, chief operating officer',
      terms:
        'process improvement, capacity planning, team leadership, cost control, performance indicators, vendor management, service levels, budget responsibility, risk management, standard operating procedures',
      tools: 'Excel, SAP, Power BI',
      ifHeld: 'Lean Six Sigma certificate',
      summary: [
        'who walks through the operation before looking at the dashboard.',
        'Brings process improvement, capacity planning and cost control together, and keeps performance indicators few enough to be remembered.',
      ],
      duties: [
        'Run daily operations with [number] people, from the morning board to the handover.',
        'Choose performance indicators that teams can influence, and drop the others.',
        'Cut unit cost by [number] percent through process improvement proposed by the teams.',
        'Match capacity planning to demand each week and say early where it will be tight.',
        'Hold [number] vendors to agreed service levels, vendor management by facts and visits.',
        'Write standard operating procedures with those who use them.',
        'Answer for a yearly budget of [number], with cost control by cause and not by ban.',
        'Prepare for failures by risk management that is rehearsed, not only filed.',
      ],
      earlier: [
        'Supervised [number] people across shifts and covered for gaps in person.',
        'Mapped processes on the wall until everybody agreed on how it really went.',
        'Shortened lead time by [number] days with smaller batches.',
        'Practiced team leadership by listening at the station and not in the office.',
        'Reported on [number] indicators a week, with one sentence for each.',
        'Prepared figures for budget responsibility and explained them to colleagues.',
      ],
      letter: {
        opening:
          'Most improvements are known to somebody who was never asked. I bring process improvement from the floor, capacity planning that admits limits, and few performance indicators.',
        proof: 'ran an operation with [number] people and improved it one routine at a time.',
      },
    },
    {
      title: 'Logistics Coordinator',
      also: 'supply chain coordinator, supply chain analyst, supply chain manager, logistics manager, transport planner, dispatcher, shipping coordinator, freight coordinator, import export specialist, inventory manager, logistics',
      terms:
        'shipment planning, freight management, inventory management, customs documentation, carrier negotiation, demand planning, route planning, order tracking, delivery performance, warehouse coordination',
      tools: 'SAP, transport management systems, Excel',
      ifHeld: 'Customs certificate, Dangerous goods certificate',
      summary: [
        'who rings before the delay becomes a complaint.',
        'Combines shipment planning, customs documentation and order tracking with good relations to drivers and warehouses alike.',
      ],
      duties: [
        'Plan [number] shipments a week by cost, date and care, shipment planning with a second option ready.',
        'Track orders and tell customers of delays before they ask, order tracking being a courtesy.',
        'Negotiate rates with [number] carriers, carrier negotiation based on real volumes.',
        'Prepare customs documentation that passes at the first attempt.',
        'Raise on-time delivery performance by [number] points through better route planning.',
        'Balance inventory management between full shelves and tied-up money.',
        'Settle [number] claims a month with photographs, papers and patience.',
        'Keep warehouse coordination by phone before noon and in writing after it.',
      ],
      earlier: [
        'Entered and confirmed [number] orders a day without mixed-up addresses.',
        'Printed papers and labels, and checked them against the load.',
        'Booked [number] slots a week with terminals and customers.',
        'Compared invoices for freight management with the agreed tariff.',
        'Updated stock for [number] items and reported short lines for demand planning.',
        'Learned from drivers where time is really lost.',
      ],
      letter: {
        opening:
          'Goods arrive when somebody thinks of them every day. I bring shipment planning with a second option, clean customs documentation, and calls before delays become complaints.',
        proof: 'planned [number] shipments a week and told customers about delays before they asked.',
      },
    },
    {
      title: 'Warehouse Associate',
      also: 'warehouse worker, warehouse operative, picker packer, order picker, forklift operator, forklift driver, warehouse supervisor, warehouse manager, material handler, stock clerk, inventory clerk, warehouse, package handler',
      terms:
        'order picking, packing, goods receiving, inventory counts, forklift operation, barcode scanning, loading, workplace safety, stock rotation, returns processing',
      tools: 'handheld scanners, pallet trucks, warehouse management systems',
      ifHeld: 'Forklift license',
      summary: [
        'with quick feet, careful hands and a place for everything.',
        'Handles order picking, goods receiving and inventory counts without short cuts, and puts workplace safety before the last pallet of the day.',
      ],
      duties: [
        'Pick [number] lines an hour, order picking checked by scan and by eye.',
        'Pack so that goods arrive whole, packing with as little filler as possible.',
        'Unload and check [number] deliveries a day in goods receiving, damage photographed at the door.',
        'Store goods by stock rotation, oldest first and heavy below.',
        'Count [number] locations a week for inventory counts and report what does not agree.',
        'Drive forklift operation at walking speed where people walk.',
        'Load [number] trucks a shift by route and weight, loading signed together with the driver.',
        'Keep aisles free, since workplace safety starts with the floor.',
      ],
      earlier: [
        'Sorted [number] parcels an hour by route and size.',
        'Cleaned stations at the end of the shift and charged the equipment.',
        'Labeled [number] pallets a day by barcode scanning.',
        'Handled returns processing with reasons noted for the buyer.',
        'Wrapped and moved [number] pallets a shift with pallet trucks.',
        'Showed new colleagues how to lift, stack and ask.',
      ],
      letter: {
        opening:
          'A warehouse works when everything is where the system says it is. I bring accurate order picking, honest inventory counts, and workplace safety that is not forgotten at the end of a shift.',
        proof: 'picked and packed [number] orders a shift and checked each by scan and by eye.',
      },
    },
    {
      title: 'Administrative Assistant',
      also: 'executive assistant, office manager, office administrator, personal assistant, secretary, office assistant, administrative coordinator, data entry clerk, office coordinator, virtual assistant',
      terms:
        'calendar management, travel arrangements, meeting preparation, correspondence, filing systems, expense reports, event organization, office supplies, phone reception, data entry',
      tools: 'Microsoft Outlook, Excel, PowerPoint',
      ifHeld: 'Office administration certificate',
      summary: [
        'who remembers the small things, so that others can think of the large ones.',
        'Keeps calendar management realistic, meeting preparation complete and correspondence short, and knows when not to put a call through.',
      ],
      duties: [
        'Manage the calendars of [number] people, calendar management with breaks and travel times included.',
        'Draft correspondence in the voice of the sender, ready to sign.',
        'Prepare [number] meetings a week, meeting preparation with agenda, papers and water.',
        'Take minutes that name tasks, owners and dates on a single page.',
        'Book [number] trips a month, travel arrangements with a plan for the missed train.',
        'Maintain filing systems in which a stranger could find a contract.',
        'Check [number] expense reports a month and return them with a friendly note.',
        'Welcome visitors and callers, phone reception being the front door of the house.',
      ],
      earlier: [
        'Entered [number] records a day, with data entry checked against the source.',
        'Ordered office supplies before they ran out and within the budget.',
        'Scanned and named [number] documents a week by an agreed pattern.',
        'Supported event organization, from name badges to the last taxi.',
        'Sorted [number] letters and mails a day by urgency.',
        'Formatted slides and reports by the house style.',
      ],
      letter: {
        opening:
          'A good office is noticed only when it is missing. I bring calendar management with room to breathe, meeting preparation without gaps, and discretion.',
        proof: 'supported [number] people, kept their weeks workable and their papers easy to find.',
      },
    },
    {
      title: 'Procurement Specialist',
      also: 'buyer, purchasing manager, procurement manager, purchasing agent, category manager, sourcing manager, procurement officer, purchaser, strategic buyer, purchasing',
      terms:
        'supplier selection, price negotiation, purchase orders, contract management, cost analysis, tendering, supplier evaluation, demand planning, sustainable sourcing, delivery follow-up',
      tools: 'SAP, Excel, e-procurement platforms',
      ifHeld: 'CIPS certificate, CPSM',
      summary: [
        'who compares what a thing costs over its life and not only on the invoice.',
        'Brings supplier selection by clear criteria, price negotiation with homework done, and contract management that somebody else could take over.',
      ],
      duties: [
        'Buy goods and services worth [number] a year in agreed categories.',
        'Prepare price negotiation with cost analysis and a fair idea of the other side.',
        'Run [number] rounds of tendering a year on equal terms and with reasons for every choice.',
        'Keep contract management current, with notice periods in the calendar.',
        'Place [number] purchase orders a month, complete at the first sending.',
        'Review suppliers by supplier evaluation on price, quality, delivery and conduct.',
        'Save [number] percent on a category by changing the specification, not by squeezing.',
        'Visit suppliers for sustainable sourcing and look behind the hall.',
      ],
      earlier: [
        'Compared [number] offers a week in one table with one unit.',
        'Called suppliers for delivery follow-up before dates were missed.',
        'Matched [number] invoices a week with orders and receipts.',
        'Gathered demand planning figures from the departments.',
        'Found a second source for [number] critical items through supplier selection.',
        'Filed agreements where colleagues could read them.',
      ],
      letter: {
        opening:
          'A good price holds only with a good supplier. I bring supplier selection by criteria, price negotiation with homework done, and contract management without forgotten dates.',
        proof:
          'looked after [number] suppliers and compared offers on equal terms. Savings came from better questions.',
      },
    },
    {
      title: 'Project Manager',
      also: 'project lead, project leader, program manager, project coordinator, pmo manager, scrum master, agile project manager, project specialist, delivery manager',
      terms:
        'project planning, stakeholder management, risk management, scope definition, budget tracking, status reporting, schedule management, team coordination, change requests, lessons learned',
      tools: 'Microsoft Project, Jira, Excel',
      ifHeld: 'PMP, PRINCE certificate',
      summary: [
        'who says early what will not be finished.',
        'Brings project planning with those who do the work, risk management that is looked at every week, and status reporting that fits on one page.',
      ],
      duties: [
        'Lead [number] projects at a time, from scope definition to the last open point.',
        'Build project planning together with the people who will do the work.',
        'Report on budgets of [number], budget tracking with a forecast and its causes.',
        'Keep stakeholder management honest: the same news for everybody, good or bad.',
        'Review [number] risks a month, risk management with an owner and a next step for each.',
        'Accept change requests only with their price in time and money.',
        'Coordinate [number] people from several departments, team coordination without needless meetings.',
        'Write status reporting on one page: done, next, stuck, needed.',
      ],
      earlier: [
        'Scheduled [number] tasks a project and asked about each before its date.',
        'Took minutes with decisions, names and dates, sent the same day.',
        'Supported [number] workshops a quarter with agendas, rooms and results.',
        'Updated schedule management boards so that anyone could see what was late.',
        'Collected lessons learned from [number] projects and used them in the next plan.',
        'Checked invoices and hours against the plan in Excel.',
      ],
      letter: {
        opening:
          'Projects rarely fail on the last day; they fail quietly before. I bring project planning with those who do the work, weekly risk management, and status reporting that hides nothing.',
        proof: 'led [number] projects and told everybody involved early what would change.',
      },
    },
  ],
};
