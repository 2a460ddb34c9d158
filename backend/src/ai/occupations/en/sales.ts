import type { IndustryOccupations } from '../occupation';

export const sales: IndustryOccupations = {
  industry: 'Sales',
  general: {
    id: 'sales-professional',
    title: 'Sales Professional',
    aliases: '',
    terms:
      'customer relationships, needs analysis, lead generation, negotiation, product knowledge, sales reporting, follow-up calls, price quotes, pipeline management, after-sales service',
    tools: 'Salesforce, Excel',
    certifications: 'Sales certificate, Driver’s license',
    summary: [
      '{title} who listens first and recommends what fits.',
      'Builds customer relationships on sound product knowledge and reliability, and starts each quote with a thorough needs analysis.',
    ],
    duties: [
      'Manage [number] customer relationships with regular contact and clear plans.',
      'Conduct needs analysis before recommending a product.',
      'Prepare [number] accurate price quotes a month on schedule.',
      'Maintain pipeline management with current data and realistic dates.',
      'Make [number] follow-up calls a week with useful information.',
      'Lead negotiation on value, terms and price.',
      'Win [number] new customers a year through targeted lead generation.',
      'Hand over orders to after-sales service with complete details.',
    ],
    pastDuties: [
      'Served [number] customers a day and recorded their requirements.',
      'Built product knowledge through training and workshop visits.',
      'Updated [number] records a week in the customer system.',
      'Supported trade shows and followed up with visitors.',
      'Resolved [number] complaints a month to the satisfaction of both sides.',
      'Prepared sales reporting for weekly meetings.',
    ],
    letter: {
      opening:
        'I enjoy understanding what customers need and recommending what fits, with sound product knowledge and reliable follow-up.',
      achievement: 'At [Employer] I looked after [number] customers and planned ahead with each of them.',
    },
  },
  occupations: [
    {
      id: 'sales-representative',
      title: 'Sales Representative',
      aliases:
        'sales rep, car salesman, car salesperson, sales executive, field sales representative, inside sales representative, sales consultant, salesperson, territory manager, medical sales representative, sales agent, sales engineer, sales specialist',
      terms:
        'territory planning, prospecting, needs analysis, product demonstrations, negotiation, closing, customer visits, sales forecasting, price quotes, customer relationships',
      tools: 'Salesforce, Excel, LinkedIn',
      certifications: 'Driver’s license',
      summary: [
        '{title} who prepares well and follows through.',
        'Brings steady prospecting, product demonstrations tailored to each customer, and well-prepared negotiation that leads to lasting customer relationships.',
      ],
      duties: [
        'Visit [number] customers a week according to territory planning.',
        'Conduct needs analysis and confirm requirements before making an offer.',
        'Deliver [number] product demonstrations a month tailored to the customer.',
        'Lead negotiation with clear goals and limits.',
        'Reach [number] percent of the annual target with realistic sales forecasting.',
        'Send price quotes promptly and discuss them with the customer.',
        'Win [number] new accounts a year through focused prospecting.',
        'Maintain customer relationships after closing and delivery.',
      ],
      pastDuties: [
        'Made [number] first calls a day to prospective customers.',
        'Prepared customer visits with account history and open points.',
        'Kept [number] accounts current in the customer system.',
        'Assisted colleagues at trade shows and product demonstrations.',
        'Won back [number] dormant customers by addressing their reasons for leaving.',
        'Reported market news and competitor prices.',
      ],
      letter: {
        opening:
          'I enjoy meeting customers and solving problems with them, through focused prospecting, careful needs analysis and tailored product demonstrations.',
        achievement: 'At [Employer] I visited [number] customers a week and built long-term relationships with them.',
      },
    },
    {
      id: 'account-manager',
      title: 'Account Manager',
      aliases:
        'key account manager, client manager, client relationship manager, strategic account manager, account director, relationship manager, partner manager, partnership manager, client partner',
      terms:
        'account planning, client relationships, contract renewals, upselling, stakeholder mapping, quarterly reviews, negotiation, issue resolution, revenue forecasting, client onboarding',
      tools: 'Salesforce, PowerPoint, Excel',
      certifications: 'Key account certificate',
      summary: [
        '{title} who builds long-term client partnerships.',
        'Turns account planning into regular, useful contact, prepares contract renewals early, and speaks up for the client’s view within the company.',
      ],
      duties: [
        'Manage [number] accounts worth [number] a year with written account planning.',
        'Hold quarterly reviews focused on the client’s goals.',
        'Prepare contract renewals early and retain [number] percent of contracts.',
        'Maintain stakeholder mapping for each account.',
        'Grow revenue by [number] percent through relevant upselling.',
        'Manage issue resolution with clear owners and dates.',
        'Lead client onboarding for [number] new accounts a year.',
        'Share client feedback with product and service teams.',
      ],
      pastDuties: [
        'Supported [number] accounts with quotes, orders and inquiries.',
        'Recorded client meetings with tasks and owners.',
        'Checked [number] invoices a month against contracts.',
        'Prepared negotiation briefs with account history, margins and options.',
        'Tracked revenue forecasting for [number] clients and explained deviations.',
        'Built client relationships with buyers, users and decision makers.',
      ],
      letter: {
        opening:
          'I enjoy building long-term client relationships, through thoughtful account planning, useful quarterly reviews and early work on renewals.',
        achievement: 'At [Employer] I managed [number] accounts and began each renewal discussion early.',
      },
    },
    {
      id: 'sales-manager',
      title: 'Sales Manager',
      aliases:
        'regional sales manager, sales director, head of sales, vice president of sales, senior vice president of sales, chief revenue officer, sales team lead, sales supervisor, vp of sales, area sales manager, national sales manager, sales operations manager',
      terms:
        'sales strategy, team coaching, pipeline reviews, target setting, sales forecasting, key accounts, pricing, recruiting, sales training, performance reviews',
      tools: 'Salesforce, Excel, Power BI',
      certifications: 'Sales management certificate',
      summary: [
        '{title} who coaches in the field and leads by clear goals.',
        'Connects sales strategy with realistic target setting, coaches the team in real customer conversations, and keeps sales forecasting reliable.',
      ],
      duties: [
        'Lead a sales team of [number] people with weekly team coaching.',
        'Develop sales strategy by segment and set clear priorities.',
        'Run pipeline reviews for [number] open deals with agreed next steps.',
        'Agree on target setting with each team member.',
        'Raise the win rate by [number] points through earlier qualification.',
        'Approve pricing exceptions according to clear rules.',
        'Manage [number] key accounts in addition to leading the team.',
        'Present sales forecasting to management with assumptions and ranges.',
      ],
      pastDuties: [
        'Supported recruiting and onboarding of [number] colleagues.',
        'Joined customer visits and gave feedback the same day.',
        'Sold to [number] accounts before leading the team.',
        'Developed sales training based on real customer objections.',
        'Prepared [number] performance reviews a year.',
        'Cleaned up customer data together with the team.',
      ],
      letter: {
        opening:
          'I enjoy helping a sales team succeed, with a clear sales strategy, regular coaching in the field and focused pipeline reviews.',
        achievement: 'At [Employer] I led a team of [number] people and improved forecast accuracy with them.',
      },
    },
    {
      id: 'business-development-representative',
      title: 'Business Development Representative',
      aliases:
        'business development manager, sales development representative, sdr, bdr, lead generation specialist, business development executive, business development, telemarketer, appointment setter',
      terms:
        'outbound prospecting, lead qualification, cold calling, email outreach, account research, appointment setting, objection handling, market mapping, partner development, pipeline building',
      tools: 'LinkedIn Sales Navigator, HubSpot, Salesforce',
      certifications: 'Sales development certificate',
      summary: [
        '{title} who opens doors with well-prepared conversations.',
        'Combines thorough account research, focused outbound prospecting and honest lead qualification, and hands over well-documented meetings to sales.',
      ],
      duties: [
        'Book [number] qualified meetings a month through calls and email outreach.',
        'Prepare account research before each first contact.',
        'Make [number] calls a day with a clear cold calling structure.',
        'Apply lead qualification criteria consistently before each handover.',
        'Test [number] new messages a quarter and share the results.',
        'Practice objection handling with colleagues using recorded calls.',
        'Contribute [number] a quarter to pipeline building in a target market.',
        'Hand over each appointment with complete notes.',
      ],
      pastDuties: [
        'Researched [number] companies a week for market mapping.',
        'Followed up with trade show contacts within days.',
        'Updated [number] contact records a week in line with privacy rules.',
        'Supported appointment setting for senior colleagues.',
        'Wrote [number] personal messages a day to prospective customers.',
        'Supported partner development with joint events.',
      ],
      letter: {
        opening:
          'I enjoy starting conversations with new customers, through careful account research, focused outbound prospecting and honest lead qualification.',
        achievement: 'At [Employer] I booked [number] meetings a month and handed each over with full notes.',
      },
    },
    {
      id: 'account-executive',
      title: 'Account Executive',
      aliases:
        'account exec, enterprise account executive, software sales executive, saas sales executive, technology sales, b2b sales executive, solution consultant, presales consultant, advertising sales executive',
      terms:
        'discovery calls, solution selling, product demonstrations, proposal writing, contract negotiation, pipeline management, deal forecasting, decision maker access, competitive positioning, business cases',
      tools: 'Salesforce, PowerPoint, Zoom',
      certifications: 'Solution selling certificate',
      summary: [
        '{title} who guides customers from first conversation to signed contract.',
        'Leads focused discovery calls, develops business cases with the customer, and keeps pipeline management realistic throughout the quarter.',
      ],
      duties: [
        'Carry an annual quota of [number], from discovery calls to signature.',
        'Establish decision maker access through trusted contacts.',
        'Deliver [number] product demonstrations a month based on the customer’s situation.',
        'Handle proposal writing tailored to each customer.',
        'Develop [number] business cases a quarter with the customer’s finance team.',
        'Lead contract negotiation with legal and purchasing.',
        'Close deals of [number] on average through solution selling.',
        'Keep deal forecasting based on confirmed next steps.',
      ],
      pastDuties: [
        'Qualified [number] inbound requests a week within the hour.',
        'Studied competitors for accurate competitive positioning.',
        'Presented to [number] groups a month, from users to directors.',
        'Planned product trials with engineers and agreed on success criteria.',
        'Converted [number] trial customers a quarter to a contract.',
        'Documented lost deals with the customer’s reasons.',
      ],
      letter: {
        opening:
          'I enjoy complex sales where several people decide, with focused discovery calls, jointly developed business cases and realistic forecasting.',
        achievement: 'At [Employer] I carried an annual quota of [number] and kept the forecast reliable.',
      },
    },
  ],
};
