import type { IndustryOccupations } from '../occupation';

export const realEstate: IndustryOccupations = {
  industry: 'Real Estate',
  general: {
    id: 'real-estate-professional',
    title: 'Real Estate Professional',
    aliases: '',
    terms:
      'property showings, client advice, market knowledge, property documents, contract preparation, listing descriptions, appointment coordination, tenant communication, site inspections, deadline tracking',
    tools: 'property databases, Excel',
    certifications: 'Real estate license, Driver’s license',
    summary: [
      '{title} with sound local knowledge and a well-organized way of working.',
      'Brings current market knowledge, complete property documents and honest client advice at every step of a sale.',
    ],
    duties: [
      'Arrange [number] property showings a week and prepare each property.',
      'Write accurate and attractive listing descriptions.',
      'Compile property documents for [number] properties a month.',
      'Provide client advice on costs, risks and next steps.',
      'Carry out site inspections of [number] properties a quarter.',
      'Keep market knowledge up to date by location and property type.',
      'Support contract preparation for [number] transactions a year.',
      'Handle tenant communication promptly and courteously.',
    ],
    pastDuties: [
      'Managed appointment coordination for [number] showings and meetings a week.',
      'Photographed properties and prepared rooms for showings.',
      'Updated [number] entries a week in property databases.',
      'Recorded meter readings, keys and inventory at handover.',
      'Answered [number] inquiries a day with accurate information.',
      'Filed offers and letters and supported deadline tracking.',
    ],
    letter: {
      opening:
        'I enjoy helping people make good property decisions, with current market knowledge, complete documents and honest advice.',
      achievement: 'At [Employer] I looked after [number] properties and kept owners and tenants informed.',
    },
  },
  occupations: [
    {
      id: 'real-estate-agent',
      title: 'Real Estate Agent',
      aliases:
        'realtor, estate agent, real estate broker, property consultant, letting agent, property sales consultant, commercial real estate agent, real estate salesperson, property agent, real estate sales agent',
      terms:
        'property showings, listing preparation, property valuation, buyer qualification, price negotiation, market analysis, client relationships, purchase contracts, open houses, property marketing',
      tools: 'multiple listing services, customer databases, virtual tours',
      certifications: 'Real estate license',
      summary: [
        '{title} who advises buyers and sellers honestly.',
        'Brings careful property valuation, well-prepared property showings and fair price negotiation, based on detailed market analysis of each neighborhood.',
      ],
      duties: [
        'Guide [number] sales or rentals a year, from listing preparation to closing.',
        'Prepare property valuation based on detailed market analysis.',
        'Conduct [number] property showings a week and answer questions openly.',
        'Develop property marketing with professional photos and accurate texts.',
        'Complete buyer qualification for [number] prospects a month.',
        'Lead price negotiation between buyers and sellers.',
        'Organize [number] open houses a quarter.',
        'Coordinate purchase contracts with lawyers, lenders and both parties.',
      ],
      pastDuties: [
        'Answered [number] property inquiries a day.',
        'Measured rooms and collected documents from owners and authorities.',
        'Called [number] former clients a quarter to maintain client relationships.',
        'Produced virtual tours and floor plans.',
        'Prepared [number] market analysis reports a month.',
        'Assisted experienced colleagues at open houses.',
      ],
      letter: {
        opening:
          'I enjoy guiding people through an important decision, with detailed market analysis, well-prepared showings and fair negotiation.',
        achievement: 'At [Employer] I guided [number] sales and rentals a year and kept both sides informed.',
      },
    },
    {
      id: 'property-manager',
      title: 'Property Manager',
      aliases:
        'building manager, estate manager, apartment manager, residential property manager, housing manager, property administrator',
      terms:
        'tenant relations, lease administration, rent collection, maintenance coordination, property inspections, operating expense statements, vendor contracts, budget planning, move-in and move-out, building safety',
      tools: 'Yardi, Excel',
      certifications: 'Property management license, CPM',
      summary: [
        '{title} who looks after buildings and the people in them.',
        'Keeps tenant relations fair, maintenance coordination prompt and operating expense statements clear, and plans budgets with long-term value in mind.',
      ],
      duties: [
        'Manage [number] units and maintain good tenant relations.',
        'Handle maintenance coordination with reliable contractors and inform tenants.',
        'Keep rent collection at [number] percent through early contact.',
        'Conduct regular property inspections and follow up on defects.',
        'Prepare [number] operating expense statements a year.',
        'Review vendor contracts for price and performance.',
        'Prepare budget planning for [number] buildings with clear priorities.',
        'Monitor building safety, including escape routes and elevators.',
      ],
      pastDuties: [
        'Answered [number] tenant requests a week and documented the results.',
        'Handled move-in and move-out inspections with photographs and meter readings.',
        'Ordered [number] repairs a month and checked the work on site.',
        'Maintained lease administration files and key dates.',
        'Compared [number] contractor offers a quarter.',
        'Resolved disputes between neighbors through personal conversations.',
      ],
      letter: {
        opening:
          'I enjoy keeping buildings in good condition and tenants well served, through prompt maintenance coordination, regular inspections and clear statements.',
        achievement: 'At [Employer] I managed [number] units and visited each building regularly.',
      },
    },
    {
      id: 'leasing-consultant',
      title: 'Leasing Consultant',
      aliases:
        'leasing agent, leasing manager, rental agent, lettings negotiator, lettings manager, leasing specialist, rental consultant, apartment leasing agent, leasing associate, leasing',
      terms:
        'apartment tours, lease agreements, applicant screening, occupancy, rental advertising, fair housing rules, resident retention, follow-up calls, move-in coordination, local market comparison',
      tools: 'leasing software, CRM systems',
      certifications: 'Leasing license, Fair housing certificate',
      summary: [
        '{title} who helps people find a home that suits them.',
        'Combines informative apartment tours, accurate lease agreements and well-organized move-in coordination with friendly follow-up after the move.',
      ],
      duties: [
        'Conduct [number] apartment tours a week tailored to each visitor.',
        'Explain lease agreements clause by clause before signing.',
        'Keep occupancy at [number] percent by planning ahead for move-outs.',
        'Apply fair housing rules to every inquiry and application.',
        'Complete applicant screening for [number] applications a month.',
        'Create rental advertising with clear photos and full costs.',
        'Renew [number] leases a quarter as part of resident retention.',
        'Handle move-in coordination, including keys, utilities and contacts.',
      ],
      pastDuties: [
        'Made [number] follow-up calls a week to prospective residents.',
        'Kept model apartments clean and ready for showings.',
        'Updated rents for [number] homes based on a local market comparison.',
        'Welcomed visitors and recorded how they had found the property.',
        'Entered [number] contacts a week in CRM systems.',
        'Helped organize resident events throughout the year.',
      ],
      letter: {
        opening:
          'I enjoy helping people find a home, with informative apartment tours, clear lease agreements and a smooth move-in.',
        achievement: 'At [Employer] I showed [number] homes a week and helped residents settle in.',
      },
    },
    {
      id: 'real-estate-appraiser',
      title: 'Real Estate Appraiser',
      aliases:
        'property appraiser, property valuer, valuation surveyor, real estate valuer, residential appraiser, commercial appraiser, appraiser, assessor',
      terms:
        'property valuation, site inspections, comparable sales, income approach, cost approach, appraisal reports, market research, land records, zoning, report review',
      tools: 'Argus, mapping software, Excel',
      certifications: 'Appraiser license, MRICS',
      summary: [
        '{title} who delivers well-supported, easy-to-follow valuations.',
        'Brings thorough site inspections, carefully selected comparable sales and clear appraisal reports that lenders, owners and courts can follow.',
      ],
      duties: [
        'Complete property valuation of [number] properties a month.',
        'Carry out site inspections with measurements and photographs.',
        'Select and adjust [number] comparable sales for each report.',
        'Write appraisal reports with clear assumptions and conclusions.',
        'Apply the income approach to [number] properties a year.',
        'Verify land records, zoning and property rights.',
        'Answer [number] lender questions a month with supporting evidence.',
        'Review and correct valuations when new facts emerge.',
      ],
      pastDuties: [
        'Measured and sketched [number] buildings a month.',
        'Collected market research on rents, sales and vacancy.',
        'Entered [number] sales a week into the comparison database.',
        'Applied the cost approach to special-purpose buildings under guidance.',
        'Supported report review of [number] drafts a month.',
        'Photographed properties and mapped their locations.',
      ],
      letter: {
        opening:
          'I enjoy the detective work of valuation, from site inspections and comparable sales to appraisal reports that are easy to follow.',
        achievement: 'At [Employer] I valued [number] properties a month and documented how each figure was reached.',
      },
    },
    {
      id: 'transaction-coordinator',
      title: 'Transaction Coordinator',
      aliases:
        'real estate assistant, real estate administrator, closing coordinator, real estate transaction coordinator, real estate secretary',
      terms:
        'contract-to-close, document collection, deadline tracking, escrow coordination, disclosure forms, client updates, closing statements, lender communication, file compliance, inspection scheduling',
      tools: 'Dotloop, DocuSign, Excel',
      certifications: 'Notary commission',
      summary: [
        '{title} who keeps every closing on schedule.',
        'Manages files from contract-to-close with reliable deadline tracking, complete disclosure forms and regular client updates for everyone involved.',
      ],
      duties: [
        'Coordinate [number] files a month from contract-to-close.',
        'Send regular client updates on status and next steps.',
        'Maintain deadline tracking for [number] dates in each file.',
        'Collect disclosure forms and check that they are complete.',
        'Handle inspection scheduling for [number] appointments a week.',
        'Maintain clear lender communication on missing documents and dates.',
        'Check [number] closing statements a month line by line.',
        'Archive completed files in line with file compliance rules.',
      ],
      pastDuties: [
        'Prepared [number] contract packages a month in Dotloop and DocuSign.',
        'Completed document collection through friendly follow-up.',
        'Entered [number] listings a month without errors.',
        'Supported escrow coordination between lenders, lawyers and agents.',
        'Answered [number] calls a day on the status of files.',
        'Welcomed clients to signings and prepared their documents.',
      ],
      letter: {
        opening:
          'I enjoy keeping complex transactions on track, with reliable deadline tracking, careful document collection and regular client updates.',
        achievement: 'At [Employer] I coordinated [number] files a month and updated all parties each week.',
      },
    },
    {
      id: 'facility-manager',
      title: 'Facility Manager',
      aliases:
        'facilities manager, facilities coordinator, facility coordinator, facilities supervisor, facilities director, facility management specialist, building operations manager, building services manager, technical facility manager, workplace manager, facilities administrator, facilities management, facility management',
      terms:
        'building maintenance, vendor contracts, preventive maintenance, space planning, energy management, fire safety, work orders, building systems, office moves, maintenance budget',
      tools: 'computer-aided facility management, building automation systems, Excel',
      certifications: 'Facility management certificate',
      summary: [
        '{title} who keeps buildings safe, comfortable and affordable to run.',
        'Schedules preventive maintenance before things break, leads vendor contracts by measurable service, and treats every complaint about heat or noise as information.',
      ],
      duties: [
        'Take care of [number] buildings with offices, workshops and parking.',
        'Schedule preventive maintenance for elevators, chillers and emergency lighting.',
        'Steer [number] vendor contracts for cleaning, security and repairs.',
        'Walk escape routes and sprinkler rooms with the fire safety officer.',
        'Lower electricity use by [number] percent through energy management and night settings.',
        'Rank work orders by risk and tell users when help will come.',
        'Stay within the maintenance budget for [number] cost centers.',
        'Adjust building systems for comfort using sensor trends and user feedback.',
      ],
      pastDuties: [
        'Closed [number] work orders a week for lighting, doors and plumbing.',
        'Measured rooms and drew seating variants for space planning.',
        'Moved [number] desks a year in overnight office moves.',
        'Recorded meters, keys and warranties for new premises.',
        'Escorted [number] contractors a week and checked permits.',
        'Stocked spare parts and seasonal supplies for building maintenance.',
      ],
      letter: {
        opening:
          'Nobody notices a building that works, and I take satisfaction in reaching that point with planned maintenance, firm vendor contracts and quick answers.',
        achievement: 'At [Employer] I looked after [number] buildings and brought running costs and complaints down.',
      },
    },
  ],
};
