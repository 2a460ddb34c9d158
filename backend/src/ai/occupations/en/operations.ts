import type { IndustryOccupations } from '../occupation';

export const operations: IndustryOccupations = {
  industry: 'Operations',
  general: {
    id: 'operations-professional',
    title: 'Operations Professional',
    aliases: '',
    terms:
      'process improvement, scheduling, inventory control, vendor coordination, reporting, quality checks, cost tracking, health and safety, cross-team coordination, standard procedures',
    tools: 'Excel, SAP, project boards',
    certifications: 'Lean certificate',
    summary: [
      '{title} who keeps daily work organized, on schedule and within budget.',
      'Combines scheduling, inventory control and process improvement with clear, timely reporting to colleagues and managers.',
    ],
    duties: [
      'Plan the daily work of [number] people with realistic scheduling.',
      'Lead process improvement together with the people who do the work.',
      'Manage inventory control for [number] items through regular counts.',
      'Write standard procedures that are short, clear and illustrated.',
      'Handle vendor coordination with [number] suppliers and document agreements.',
      'Build quality checks into each step of the process.',
      'Maintain cost tracking for [number] budget lines and explain variances.',
      'Support cross-team coordination through short, focused updates.',
    ],
    pastDuties: [
      'Processed [number] orders a day from entry to dispatch.',
      'Reported faults and risks in line with health and safety rules.',
      'Counted [number] items a week and resolved stock differences.',
      'Updated reporting sheets in Excel for the daily meeting.',
      'Answered [number] calls a day from customers, drivers and colleagues.',
      'Trained new employees on the job, step by step.',
    ],
    letter: {
      opening:
        'I enjoy making daily operations run smoothly through realistic scheduling, accurate inventory control and steady process improvement.',
      achievement: 'At [Employer] I coordinated the work of [number] people and documented improvements along the way.',
    },
  },
  occupations: [
    {
      id: 'operations-manager',
      title: 'Operations Manager',
      isIndustrySpecific: true,
      aliases:
        'operations director, ops manager, head of operations, operations supervisor, business operations manager, operations lead, general manager, operations analyst, chief operating officer, ceo, chief executive officer, managing director',
      terms:
        'process improvement, capacity planning, team leadership, cost control, performance indicators, vendor management, service levels, budget responsibility, risk management, standard operating procedures',
      tools: 'Excel, SAP, Power BI',
      certifications: 'Lean Six Sigma certificate',
      summary: [
        '{title} who improves operations together with the people on the floor.',
        'Brings process improvement, capacity planning and cost control together and focuses teams on a few meaningful performance indicators.',
      ],
      duties: [
        'Manage daily operations with [number] employees across all shifts.',
        'Define performance indicators that teams understand and can influence.',
        'Cut unit cost by [number] percent through process improvement proposed by the teams.',
        'Match capacity planning to demand each week and flag bottlenecks early.',
        'Hold [number] vendors to agreed service levels through structured vendor management.',
        'Write standard operating procedures with the people who use them.',
        'Manage an annual budget of [number] with close cost control.',
        'Strengthen risk management through regular reviews and emergency drills.',
      ],
      pastDuties: [
        'Supervised [number] people across shifts and covered gaps when needed.',
        'Mapped processes with the team to find delays and duplicate work.',
        'Shortened lead time by [number] days through smaller batches.',
        'Practiced team leadership through daily floor meetings and feedback.',
        'Reported on [number] indicators a week with causes and actions.',
        'Prepared figures for budget responsibility and reviewed them with department heads.',
      ],
      letter: {
        opening:
          'I enjoy making operations simpler and more reliable through process improvement from the floor, sound capacity planning and clear performance indicators.',
        achievement:
          'At [Employer] I managed an operation with [number] employees and improved it step by step with the team.',
      },
    },
    {
      id: 'logistics-coordinator',
      title: 'Logistics Coordinator',
      aliases:
        'supply chain coordinator, supply chain analyst, logistics manager, transport planner, dispatcher, shipping coordinator, freight coordinator, import export specialist, inventory manager, logistics',
      terms:
        'shipment planning, freight management, inventory management, customs documentation, carrier negotiation, demand planning, route planning, order tracking, delivery performance, warehouse coordination',
      tools: 'SAP, transport management systems, Excel',
      certifications: 'Customs certificate, Dangerous goods certificate',
      summary: [
        '{title} who keeps goods moving and customers informed.',
        'Combines shipment planning, customs documentation and order tracking with good working relations with carriers, warehouses and customs brokers.',
      ],
      duties: [
        'Handle shipment planning for [number] loads a week, balancing cost and delivery dates.',
        'Manage order tracking and inform customers about delays in advance.',
        'Lead carrier negotiation with [number] partners based on actual volumes.',
        'Prepare complete customs documentation for each international shipment.',
        'Raise on-time delivery performance by [number] points through better route planning.',
        'Support inventory management by balancing stock levels and storage costs.',
        'Settle [number] freight claims a month with carriers and insurers.',
        'Maintain daily warehouse coordination on loading times and priorities.',
      ],
      pastDuties: [
        'Entered and confirmed [number] orders a day with accurate addresses.',
        'Prepared shipping papers and labels and checked them against the load.',
        'Booked [number] loading slots a week with terminals and customers.',
        'Compared carrier invoices with agreed rates as part of freight management.',
        'Updated stock data for [number] items and reported shortages for demand planning.',
        'Worked with drivers to identify delays on regular routes.',
      ],
      letter: {
        opening:
          'I enjoy the coordination behind on-time deliveries, from shipment planning and customs documentation to keeping customers informed.',
        achievement: 'At [Employer] I planned [number] shipments a week and informed customers early about delays.',
      },
    },
    {
      id: 'warehouse-associate',
      title: 'Warehouse Associate',
      aliases:
        'warehouse worker, warehouse operative, picker packer, order picker, forklift operator, forklift driver, warehouse supervisor, warehouse manager, material handler, stock clerk, inventory clerk, warehouse, package handler',
      terms:
        'order picking, packing, receiving, inventory counts, forklift operation, barcode scanning, loading, workplace safety, stock rotation, returns processing',
      tools: 'handheld scanners, pallet trucks, warehouse management systems',
      certifications: 'Forklift license',
      summary: [
        '{title} who works quickly, accurately and safely.',
        'Handles order picking, receiving and inventory counts with equal care, and always puts workplace safety first on every shift.',
      ],
      duties: [
        'Complete order picking for [number] order lines an hour with scan verification.',
        'Pack orders securely and use packing material efficiently.',
        'Unload and check [number] deliveries a day in receiving and record any damage.',
        'Store goods according to stock rotation rules, oldest stock first.',
        'Support inventory counts for [number] locations a week and report differences.',
        'Perform forklift operation according to site safety rules.',
        'Load [number] trucks a shift according to route and weight.',
        'Keep aisles and work areas clear in line with workplace safety rules.',
      ],
      pastDuties: [
        'Sorted [number] packages an hour by route and size.',
        'Cleaned workstations and charged equipment at the end of each shift.',
        'Labeled [number] pallets a day using barcode scanning.',
        'Handled returns processing and recorded the reason for each return.',
        'Wrapped and moved [number] pallets a shift with pallet trucks.',
        'Showed new colleagues safe lifting and stacking techniques.',
      ],
      letter: {
        opening:
          'I like active, hands-on work and take care over accurate order picking, reliable inventory counts and workplace safety.',
        achievement: 'At [Employer] I picked and packed [number] orders a shift with careful checks at each step.',
      },
    },
    {
      id: 'administrative-assistant',
      title: 'Administrative Assistant',
      aliases:
        'office manager, admin assistant, office administrator, secretary, office assistant, administrative coordinator, data entry clerk, office coordinator, virtual assistant',
      terms:
        'calendar management, travel arrangements, meeting preparation, correspondence, filing systems, expense reports, event organization, office supplies, phone reception, data entry',
      tools: 'Microsoft Outlook, Excel, PowerPoint',
      certifications: 'Office administration certificate',
      summary: [
        '{title} who keeps schedules, documents and offices well organized.',
        'Handles calendar management, meeting preparation and correspondence reliably, sets the right priorities on busy days, and treats confidential matters with discretion.',
      ],
      duties: [
        'Provide calendar management for [number] people and resolve scheduling conflicts.',
        'Draft correspondence and documents ready for signature.',
        'Complete meeting preparation for [number] meetings a week, including agendas and papers.',
        'Take minutes with clear tasks, owners and deadlines.',
        'Book [number] trips a month, coordinating all travel arrangements.',
        'Maintain filing systems so that documents can be found quickly.',
        'Check [number] expense reports a month and clarify open questions.',
        'Welcome visitors and handle phone reception.',
      ],
      pastDuties: [
        'Entered [number] records a day with accurate data entry.',
        'Ordered office supplies on time and within budget.',
        'Scanned and filed [number] documents a week.',
        'Supported event organization, from invitations to catering.',
        'Sorted [number] letters and emails a day by urgency.',
        'Formatted presentations and reports in line with company style.',
      ],
      letter: {
        opening:
          'I enjoy keeping an office running smoothly, with well-planned calendars, thorough meeting preparation and discretion.',
        achievement:
          'At [Employer] I supported [number] people, managed their schedules and kept documents well organized.',
      },
    },
    {
      id: 'procurement-specialist',
      title: 'Procurement Specialist',
      aliases:
        'buyer, purchasing manager, procurement manager, purchasing agent, category manager, sourcing manager, procurement officer, purchaser, strategic buyer, purchasing',
      terms:
        'supplier selection, price negotiation, purchase orders, contract management, cost analysis, competitive bidding, supplier evaluation, demand planning, sustainable sourcing, delivery follow-up',
      tools: 'SAP, Excel, e-procurement platforms',
      certifications: 'CIPS certificate, CPSM',
      summary: [
        '{title} who looks at total cost, quality and reliability before signing.',
        'Brings supplier selection by clear criteria, well-prepared price negotiation and careful contract management from signing to renewal.',
      ],
      duties: [
        'Purchase goods and services worth [number] a year across agreed categories.',
        'Prepare price negotiation with detailed cost analysis.',
        'Run [number] rounds of competitive bidding a year with documented decisions.',
        'Keep contract management current, including renewal and notice dates.',
        'Place [number] purchase orders a month and confirm delivery dates.',
        'Carry out supplier evaluation based on price, quality, delivery and compliance.',
        'Save [number] percent in a category by reviewing specifications with users.',
        'Promote sustainable sourcing through supplier visits and audits.',
      ],
      pastDuties: [
        'Compared [number] supplier offers a week in a standard format.',
        'Handled delivery follow-up with suppliers before deadlines were missed.',
        'Matched [number] invoices a week with orders and receipts.',
        'Gathered demand planning figures from departments.',
        'Found a second source for [number] critical items through supplier selection.',
        'Filed contracts and price lists in a shared system.',
      ],
      letter: {
        opening:
          'I enjoy finding suppliers that deliver on price, quality and time, through structured supplier selection and well-prepared negotiation.',
        achievement:
          'At [Employer] I worked with [number] suppliers and found savings through better specifications and fair comparison.',
      },
    },
    {
      id: 'project-manager',
      title: 'Project Manager',
      aliases:
        'project lead, project leader, program manager, project coordinator, pmo manager, agile project manager, project specialist, delivery manager',
      terms:
        'project planning, stakeholder management, risk management, scope definition, budget tracking, status reporting, schedule management, team coordination, change requests, lessons learned',
      tools: 'Microsoft Project, Jira, Excel',
      certifications: 'PMP, PRINCE2 certificate',
      summary: [
        '{title} who plans realistically and communicates early.',
        'Brings project planning, risk management and concise status reporting together and keeps stakeholders aligned from the first day to the last.',
      ],
      duties: [
        'Lead [number] projects at a time, from scope definition to closure.',
        'Develop project planning together with the people who will do the work.',
        'Manage budgets of [number], with budget tracking and regular forecasts.',
        'Keep stakeholder management open and consistent across all parties.',
        'Review [number] risks a month in risk management meetings, each with an owner and an action.',
        'Assess the cost and schedule impact of change requests before approval.',
        'Coordinate [number] people from several departments through regular team coordination meetings.',
        'Prepare concise status reporting for sponsors and the steering committee.',
      ],
      pastDuties: [
        'Tracked [number] tasks a project and followed up before deadlines.',
        'Recorded meeting decisions and owners and shared them the same day.',
        'Organized [number] workshops a quarter with agendas and documented results.',
        'Updated schedule management boards to make delays visible.',
        'Collected lessons learned from [number] projects for future planning.',
        'Checked invoices and hours against the project plan in Excel.',
      ],
      letter: {
        opening:
          'I enjoy bringing people together around a realistic plan, and I rely on clear scope definition, active risk management and honest status reporting.',
        achievement:
          'At [Employer] I led [number] projects and kept everyone involved informed about progress and changes.',
      },
    },
    {
      id: 'driver',
      title: 'Driver',
      aliases: 'truck driver, delivery driver, van driver, lorry driver, bus driver, courier, taxi driver',
      terms:
        'safe driving, route planning, loading and unloading, vehicle inspections, delivery records, customer service, time management, traffic rules, load securing, cash handling',
      tools: 'GPS navigation, handheld scanners',
      certifications: 'Commercial driver license',
      summary: [
        '{title} with a safe, punctual and courteous approach to every trip.',
        'Combines safe driving with careful route planning, thorough vehicle inspections and friendly customer service at every stop.',
      ],
      duties: [
        'Complete [number] trips or deliveries a day on schedule.',
        'Carry out vehicle inspections before and after each trip.',
        'Drive [number] miles a week with consistently safe driving.',
        'Adjust route planning to traffic, weather and customer needs.',
        'Support loading and unloading of [number] items a day.',
        'Check load securing before departure and during the trip.',
        'Keep delivery records for [number] stops a day complete and accurate.',
        'Provide polite customer service at pickup and delivery.',
      ],
      pastDuties: [
        'Sorted and loaded [number] packages a day by route.',
        'Cleaned and refueled vehicles at the end of each shift.',
        'Scanned [number] deliveries a day with handheld scanners.',
        'Reported defects and accidents according to procedure.',
        'Assisted [number] customers a day with questions and documents.',
        'Learned local routes and traffic rules for new areas.',
      ],
      letter: {
        opening: 'I enjoy being on the road and take safety, punctuality and courteous service seriously.',
        achievement: 'At [Employer] I completed [number] deliveries a day and kept records and vehicle in good order.',
      },
    },
    {
      id: 'supply-chain-manager',
      title: 'Supply Chain Manager',
      aliases:
        'supply chain director, head of supply chain, supply chain planner, supply planner, demand planner, supply chain specialist, supply chain lead, supply chain planning manager, supply chain operations manager, supply chain management, materials manager, demand planning manager',
      terms:
        'demand planning, inventory optimization, supplier performance, sales and operations planning, freight negotiation, logistics network, lead time reduction, risk mitigation, customs compliance, order fulfillment',
      tools: 'SAP, Power BI, Excel',
      certifications: 'Supply chain certificate',
      summary: [
        '{title} balancing service, stock and cost across the whole chain.',
        'Runs sales and operations planning on shared figures, ties demand planning to supplier performance, and prepares a second route before the first one fails.',
      ],
      duties: [
        'Manage the flow of [number] articles from suppliers to customers in several regions.',
        'Chair sales and operations planning and record who decided what.',
        'Free up working capital by [number] percent with inventory optimization by item class.',
        'Score supplier performance on delivery, quality and response and discuss it openly.',
        'Secure better rates on [number] lanes a year through freight negotiation.',
        'Maintain second sources and safety stocks as risk mitigation for scarce parts.',
        'Lift order fulfillment to [number] percent on time and in full.',
        'Coach planners in demand planning, from promotions to product exits.',
      ],
      pastDuties: [
        'Forecast demand for [number] product families with sales and finance.',
        'Expedited late shipments and informed customers before they asked.',
        'Analyzed [number] purchase orders for lead time reduction.',
        'Cleared imports and exports under customs compliance rules.',
        'Relocated [number] pallet places to a new distribution center.',
        'Visited factories to understand batch sizes and bottlenecks.',
      ],
      letter: {
        opening:
          'I enjoy the moment when sales, purchasing and production plan from the same figures, because stock falls and service rises at once.',
        achievement: 'At [Employer] I lowered stock by [number] percent while customers received their orders on time.',
      },
    },
    {
      id: 'executive-assistant',
      title: 'Executive Assistant',
      aliases:
        'personal assistant, chief of staff, executive secretary, management assistant, assistant to the ceo, executive personal assistant, executive administrative assistant, executive administrator, assistant to the managing director, board secretary, executive office assistant',
      terms:
        'calendar management, travel planning, board meetings, minute taking, executive correspondence, confidentiality, meeting preparation, expense reports, event coordination, gatekeeping',
      tools: 'Microsoft Outlook, PowerPoint, Concur',
      certifications: 'Executive assistant certificate',
      summary: [
        '{title} who protects an executive’s time and keeps promises from slipping.',
        'Thinks ahead in calendar management and meeting preparation, writes executive correspondence in the right tone, and handles confidential matters with discretion.',
      ],
      duties: [
        'Support [number] executives with calendar management across several time zones.',
        'Filter calls and requests through courteous gatekeeping and suggest alternatives.',
        'Assemble papers for [number] board meetings a year and send them out on time.',
        'Draft executive correspondence, speeches and thank-you notes for signature.',
        'Book [number] trips a month with travel planning that survives strikes and delays.',
        'Brief executives before talks on people, history and open points.',
        'Close [number] expense reports a month with receipts and cost centers.',
        'Safeguard confidentiality in personnel, salary and merger files.',
      ],
      pastDuties: [
        'Recorded decisions of [number] meetings a month through accurate minute taking.',
        'Polished presentations in PowerPoint shortly before the meeting.',
        'Arranged [number] dinners, offsites and visits a year as event coordination.',
        'Reminded department heads of actions until they were closed.',
        'Greeted [number] visitors a week and looked after their needs.',
        'Renewed visas, memberships and subscriptions before they lapsed.',
      ],
      letter: {
        opening:
          'An executive’s day rarely goes to plan, and I enjoy being the person who has the papers ready, the next flight in mind and the right word for each caller.',
        achievement:
          'At [Employer] I supported [number] executives and kept their calendars, papers and journeys in step.',
      },
    },
  ],
};
