import type { IndustryProfile } from '../occupation';

export const realEstate: IndustryProfile = {
  industry: 'Real Estate',
  general: {
    title: 'Real Estate Professional',
    also: '',
    terms:
      'property viewings, client advice, market knowledge, property documents, contract preparation, listing descriptions, appointment coordination, tenant communication, site inspections, deadline tracking',
    tools: 'property databases, Excel',
    ifHeld: 'Real estate license, Driving license',
    summary: [
      'who knows the street as well as the floor plan.',
      'Brings market knowledge, complete property documents and client advice that mentions the damp corner, too.',
    ],
    duties: [
      'Arrange [number] property viewings a week, keys, lights and questions prepared.',
      'Write listing descriptions that match what people find at the door.',
      'Assemble [number] sets of property documents a month before anyone asks.',
      'Give client advice with costs, risks and the next date in writing.',
      'Inspect [number] objects a quarter, site inspections with photographs and measures.',
      'Keep market knowledge current by street, not by headline.',
      'Support contract preparation for [number] deals a year with all sides informed.',
      'Answer tenant communication within a day, also when the answer is no.',
    ],
    earlier: [
      'Scheduled [number] appointments a week, appointment coordination without clashes.',
      'Photographed rooms in daylight and tidied before the picture.',
      'Updated [number] entries a week in the property databases.',
      'Checked meters, keys and inventory at handover.',
      'Answered [number] inquiries a day with facts and a date.',
      'Filed offers and letters by object, deadline tracking included.',
    ],
    letter: {
      opening:
        'A home or a hall is a large decision, and people want to know what they are getting. I bring market knowledge by street, complete property documents, and honest client advice.',
      proof: 'looked after [number] objects and kept owners and tenants informed at each step.',
    },
  },
  occupations: [
    {
      title: 'Real Estate Agent',
      also: 'realtor, estate agent, real estate broker, property consultant, letting agent, property sales consultant, commercial real estate agent, real estate salesperson, property agent, real estate sales agent',
      terms:
        'property viewings, listing preparation, property valuation, buyer qualification, price negotiation, market analysis, client relationships, purchase contracts, open houses, property marketing',
      tools: 'multiple listing services, customer databases, virtual tours',
      ifHeld: 'Real estate license',
      summary: [
        'who walks the neighborhood before naming a price.',
        'Brings careful property valuation, honest property viewings and price negotiation that lets buyer and seller greet each other afterwards.',
      ],
      duties: [
        'Guide [number] sales or rentals a year from listing preparation to the keys.',
        'Base each property valuation on market analysis that the owner may keep.',
        'Hold [number] property viewings a week and answer what was not asked, too.',
        'Write property marketing that shows rooms as they are in the afternoon light.',
        'Check [number] buyers a month, buyer qualification before hopes are raised.',
        'Lead price negotiation with facts, patience and a written record.',
        'Organize [number] open houses a quarter with neighbors told in advance.',
        'Prepare purchase contracts with notary, bank and both sides at one table.',
      ],
      earlier: [
        'Answered [number] inquiries a day with a plan, a price and a date.',
        'Measured rooms and collected papers from owners and offices.',
        'Called [number] former clients a quarter to keep client relationships alive.',
        'Filmed virtual tours and named what they do not show.',
        'Prepared [number] market analysis pages a month by street and size.',
        'Assisted experienced colleagues at open houses.',
      ],
      letter: {
        opening:
          'People trust the agent who mentions the drawback first. I bring market analysis by street, well-prepared property viewings, and price negotiation without games.',
        proof: 'guided [number] sales and rentals a year and answered what was not asked, too.',
      },
    },
    {
      title: 'Property Manager',
      also: 'building manager, facilities manager, facility manager, estate manager, apartment manager, residential property manager, housing manager, property administrator',
      terms:
        'tenant relations, lease administration, rent collection, maintenance coordination, property inspections, service charge statements, vendor contracts, budget planning, move-in and move-out, building safety',
      tools: 'Yardi, Excel',
      ifHeld: 'Property management license, CPM',
      summary: [
        'who knows the boiler room and the people on each landing.',
        'Keeps tenant relations fair, maintenance coordination quick and service charge statements clear enough to be believed.',
      ],
      duties: [
        'Manage [number] units, tenant relations in person and in writing.',
        'Plan maintenance coordination with tradespeople who return, and tell tenants when.',
        'Keep rent collection at [number] percent by early, friendly calls.',
        'Walk each building for property inspections with a flashlight and a list.',
        'Prepare [number] service charge statements a year with receipts open to view.',
        'Review vendor contracts for price and for what is really done.',
        'Present budget planning for [number] buildings and put repairs before paint.',
        'Check building safety, from escape routes to elevator papers, without waiting for a date.',
      ],
      earlier: [
        'Answered [number] tenant requests a week and closed each with a note.',
        'Handed over apartments at move-in and move-out with meters and photographs.',
        'Ordered [number] repairs a month and checked them on site.',
        'Maintained lease administration files with dates in the calendar.',
        'Compared [number] offers from tradespeople a quarter.',
        'Settled quarrels between neighbors at the kitchen table.',
      ],
      letter: {
        opening:
          'Buildings are kept well by people who walk through them. I bring fair tenant relations, maintenance coordination with dates that hold, and clear service charge statements.',
        proof: 'managed [number] units and walked through the buildings before problems were written to us.',
      },
    },
    {
      title: 'Leasing Consultant',
      also: 'leasing agent, leasing manager, rental agent, lettings negotiator, lettings manager, leasing specialist, rental consultant, apartment leasing agent, leasing associate, leasing',
      terms:
        'apartment tours, lease agreements, applicant screening, occupancy, rental advertising, fair housing rules, resident retention, follow-up calls, move-in coordination, local market comparison',
      tools: 'leasing software, CRM systems',
      ifHeld: 'Leasing license, Fair housing certificate',
      summary: [
        'who shows the apartment that fits and not the one that is empty longest.',
        'Combines lively apartment tours, correct lease agreements and move-in coordination that makes the first evening a good one.',
      ],
      duties: [
        'Show [number] homes a week, apartment tours led by the questions of the visitor.',
        'Explain lease agreements clause by clause before a pen is on the table.',
        'Keep occupancy at [number] percent by planning ahead of notices.',
        'Apply fair housing rules to each inquiry, tour and decision.',
        'Review [number] applications a month, applicant screening by the same written criteria.',
        'Write rental advertising with plain pictures and all costs.',
        'Renew [number] leases a quarter, resident retention beginning with small repairs.',
        'Prepare move-in coordination with keys, lights and a phone number.',
      ],
      earlier: [
        'Made [number] follow-up calls a week with an answer to the open question.',
        'Kept model homes aired, lit and honest.',
        'Updated prices for [number] homes from a local market comparison.',
        'Welcomed visitors and noted how they had heard of us.',
        'Entered [number] contacts a week in CRM systems.',
        'Helped at events for residents and learned their names.',
      ],
      letter: {
        opening:
          'A lease is the start of living somewhere. I bring apartment tours that answer real questions, correct lease agreements, and a first evening that goes well.',
        proof: 'showed [number] homes a week and asked first how people wanted to live.',
      },
    },
    {
      title: 'Real Estate Appraiser',
      also: 'property appraiser, property valuer, valuation surveyor, real estate valuer, residential appraiser, commercial appraiser, appraiser, assessor',
      terms:
        'property valuation, site inspections, comparable sales, income approach, cost approach, appraisal reports, market research, land records, zoning, report review',
      tools: 'Argus, mapping software, Excel',
      ifHeld: 'Appraiser license, MRICS',
      summary: [
        'whose figure comes with the way it was found.',
        'Brings thorough site inspections, comparable sales that really compare, and appraisal reports that a bank and an owner can both follow.',
      ],
      duties: [
        'Value [number] properties a month, property valuation by more than one approach where it matters.',
        'Carry out site inspections from roof to meter, with photographs in order.',
        'Select and adjust [number] comparable sales a report and explain each adjustment.',
        'Write appraisal reports that state assumptions before conclusions.',
        'Analyze rents and costs of [number] objects a year by the income approach.',
        'Check land records, zoning and rights before trusting a sketch.',
        'Answer [number] lender questions a month with page and source.',
        'Defend a value calmly and correct it when facts change.',
      ],
      earlier: [
        'Measured and sketched [number] buildings a month.',
        'Collected market research on rents, sales and empty space.',
        'Entered [number] sales a week into the comparison file.',
        'Applied the cost approach to special buildings under guidance.',
        'Checked [number] drafts a month in report review for logic and sums.',
        'Photographed and mapped objects in mapping software.',
      ],
      letter: {
        opening:
          'A value is an argument with evidence. I bring careful site inspections, comparable sales with explained adjustments, and appraisal reports that can be followed.',
        proof: 'valued [number] properties a month and explained how each figure was found.',
      },
    },
    {
      title: 'Transaction Coordinator',
      also: 'real estate assistant, real estate administrator, closing coordinator, real estate transaction coordinator, real estate secretary',
      terms:
        'contract-to-close, document collection, deadline tracking, escrow coordination, disclosure forms, client updates, closing statements, lender communication, file compliance, inspection scheduling',
      tools: 'Dotloop, DocuSign, Excel',
      ifHeld: 'Notary commission',
      summary: [
        'who keeps everybody informed and one date fixed.',
        'Leads files from contract-to-close with deadline tracking, complete disclosure forms and client updates that come before the question.',
      ],
      duties: [
        'Coordinate [number] files a month from contract-to-close, each on a dated checklist.',
        'Send client updates weekly, also when nothing has happened.',
        'Track [number] dates a file, deadline tracking with a warning in between.',
        'Gather disclosure forms early and read them before they are signed.',
        'Arrange [number] appointments a week, inspection scheduling with keys and access.',
        'Keep lender communication short: what is missing, from whom, by when.',
        'Check [number] closing statements a month line by line.',
        'Archive each file complete, file compliance ready for a random check.',
      ],
      earlier: [
        'Prepared [number] contract sets a month in Dotloop and DocuSign.',
        'Called for missing papers politely until document collection was complete.',
        'Entered [number] listings a month without a wrong digit.',
        'Supported escrow coordination between banks, lawyers and agents.',
        'Answered [number] calls a day and knew where each file stood.',
        'Welcomed clients to signings with the papers in order.',
      ],
      letter: {
        opening:
          'A sale can fail on a missing page. I bring deadline tracking with early warnings, careful document collection, and client updates before anybody asks.',
        proof: 'coordinated [number] files a month and told all sides each week where they stood.',
      },
    },
  ],
};
