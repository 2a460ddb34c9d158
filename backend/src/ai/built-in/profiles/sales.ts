import type { IndustryProfile } from '../occupation';

export const sales: IndustryProfile = {
  industry: 'Sales',
  general: {
    title: 'Sales Professional',
    also: '',
    terms:
      'customer relationships, needs analysis, lead generation, negotiation, product knowledge, sales reporting, follow-up calls, quotations, pipeline management, after-sales service',
    tools: 'Salesforce, Excel',
    ifHeld: 'Sales certificate, Driving license',
    summary: [
      'who asks more than they talk.',
      'Builds customer relationships on product knowledge and kept promises, does needs analysis before any quotation, and says so when something does not fit.',
    ],
    duties: [
      'Look after [number] customers with a plan for each and a date for the next contact.',
      'Begin with needs analysis and repeat it in the words of the customer.',
      'Prepare [number] quotations a month, complete, correct and on the promised day.',
      'Hold pipeline management to the truth, with lost deals closed and reasons noted.',
      'Make [number] follow-up calls a week, each with something useful to say.',
      'Lead negotiation on value and terms before price.',
      'Win [number] new customers a year by lead generation in a clearly drawn market.',
      'Pass orders on complete, so that after-sales service starts without questions.',
    ],
    earlier: [
      'Served [number] customers a day and noted what they asked for in vain.',
      'Learned product knowledge in the workshop as well as from the brochure.',
      'Updated [number] records a week in the customer system.',
      'Supported trade fairs and wrote to visitors within days.',
      'Handled [number] complaints a month to a result that both sides accepted.',
      'Prepared sales reporting for the weekly meeting.',
    ],
    letter: {
      opening:
        'Customers buy again where promises were kept. I bring needs analysis before offers, customer relationships that last beyond the signature, and honest sales reporting.',
      proof: 'looked after [number] customers and knew what each of them had planned.',
    },
  },
  occupations: [
    {
      title: 'Sales Representative',
      also: 'sales rep, sales executive, field sales representative, inside sales representative, sales consultant, salesperson, territory manager, medical sales representative, sales agent, sales engineer, sales specialist',
      terms:
        'territory planning, prospecting, needs analysis, product demonstrations, negotiation, closing, customer visits, sales forecasting, quotations, customer relationships',
      tools: 'Salesforce, Excel, LinkedIn',
      ifHeld: 'Driving license',
      summary: [
        'who prepares every visit and writes it up in the parking lot.',
        'Brings steady prospecting, product demonstrations built around the question of the customer, and negotiation that leaves both sides willing to meet again.',
      ],
      duties: [
        'Visit [number] customers a week by a territory planning that follows potential, not habit.',
        'Open conversations with needs analysis and sum up what was heard before offering anything.',
        'Give [number] product demonstrations a month, on the material of the customer where possible.',
        'Lead negotiation with a prepared range and a reason for every concession.',
        'Reach [number] percent of the yearly target, with sales forecasting that is corrected each week.',
        'Send quotations within the day and walk through them on the phone.',
        'Gain [number] new accounts a year through prospecting in a few chosen branches.',
        'Stay in touch after closing, since customer relationships begin with the first delivery.',
      ],
      earlier: [
        'Made [number] first calls a day with a short, honest opening.',
        'Prepared customer visits with history, open points and a small idea.',
        'Kept [number] accounts current in the customer system, notes included.',
        'Assisted experienced colleagues at fairs and product demonstrations.',
        'Won back [number] dormant customers by asking why they had left.',
        'Reported market news and prices from the field.',
      ],
      letter: {
        opening:
          'Selling is mostly listening with a purpose. I bring prospecting with a plan, needs analysis that customers recognize, and product demonstrations without a script.',
        proof: 'visited [number] customers a week and corrected my forecast after every visit.',
      },
    },
    {
      title: 'Account Manager',
      also: 'key account manager, client manager, client relationship manager, strategic account manager, account director, relationship manager, partner manager, partnership manager, client partner',
      terms:
        'account planning, client relationships, contract renewals, upselling, stakeholder mapping, quarterly reviews, negotiation, issue resolution, revenue forecasting, client onboarding',
      tools: 'Salesforce, PowerPoint, Excel',
      ifHeld: 'Key account certificate',
      summary: [
        'whom clients call before there is a problem.',
        'Turns account planning into regular, useful contact, prepares contract renewals long before their date, and brings the voice of the client into the house.',
      ],
      duties: [
        'Manage [number] accounts worth [number] a year, each with a written plan.',
        'Hold quarterly reviews that begin with the goals of the client and not with our slides.',
        'Prepare contract renewals months ahead and keep [number] percent of them.',
        'Draw stakeholder mapping for each account and widen it before somebody leaves.',
        'Grow revenue by [number] percent through upselling that solves a stated problem.',
        'Bring issue resolution to an owner and a date, and tell the client first.',
        'Lead client onboarding for [number] new accounts a year, with success defined in writing.',
        'Share what clients say with product and service, in their own words.',
      ],
      earlier: [
        'Supported [number] accounts with offers, orders and answers.',
        'Wrote minutes of client meetings with names beside the tasks.',
        'Checked [number] invoices a month against contracts before they went out.',
        'Prepared negotiation papers with history, margins and options.',
        'Tracked revenue forecasting for [number] clients and explained the gaps.',
        'Built client relationships with assistants and engineers, not only with buyers.',
      ],
      letter: {
        opening:
          'Accounts stay where they feel known. I bring account planning on one page, quarterly reviews that clients ask for, and contract renewals without drama.',
        proof: 'managed [number] accounts and started each renewal early.',
      },
    },
    {
      title: 'Sales Manager',
      also: 'regional sales manager, sales director, head of sales, sales team lead, sales supervisor, vp of sales, area sales manager, national sales manager, sales operations manager',
      terms:
        'sales strategy, team coaching, pipeline reviews, target setting, sales forecasting, key accounts, pricing, recruiting, sales training, performance reviews',
      tools: 'Salesforce, Excel, Power BI',
      ifHeld: 'Sales management certificate',
      summary: [
        'who spends more time in the field than in meetings.',
        'Links sales strategy to target setting that people accept, coaches in real conversations, and keeps sales forecasting free of hope.',
      ],
      duties: [
        'Lead a sales team of [number] people, with team coaching on real calls every week.',
        'Set the sales strategy by segment and say which customers we do not pursue.',
        'Run pipeline reviews for [number] open deals that end with next steps, not with excuses.',
        'Agree on target setting with each person and explain how it was worked out.',
        'Raise the win rate by [number] points through earlier qualification.',
        'Handle pricing exceptions by a short rule that the team can quote.',
        'Look after [number] key accounts in person and hand over the rest with care.',
        'Present sales forecasting to management with a range and its reasons.',
      ],
      earlier: [
        'Recruited and introduced [number] colleagues with a plan for their first weeks.',
        'Joined customer visits and gave feedback the same day.',
        'Sold to [number] accounts before taking on the team.',
        'Wrote sales training from real objections and real answers.',
        'Prepared [number] performance reviews a year with examples from both sides.',
        'Cleaned the customer system together with the team.',
      ],
      letter: {
        opening:
          'Teams sell well when they know which deals to leave. I bring a clear sales strategy, team coaching in the field, and pipeline reviews that end with next steps.',
        proof: 'led a team of [number] people and kept the forecast honest together with them.',
      },
    },
    {
      title: 'Business Development Representative',
      also: 'business development manager, sales development representative, sdr, bdr, lead generation specialist, business development executive, business development, telemarketer, appointment setter',
      terms:
        'outbound prospecting, lead qualification, cold calling, email outreach, account research, appointment setting, objection handling, market mapping, partner development, pipeline building',
      tools: 'LinkedIn Sales Navigator, HubSpot, Salesforce',
      ifHeld: 'Sales development certificate',
      summary: [
        'who would rather make few good calls than many bad ones.',
        'Combines account research, outbound prospecting and honest lead qualification, and hands over meetings that the next colleague is glad to take.',
      ],
      duties: [
        'Book [number] qualified meetings a month through calls and email outreach.',
        'Prepare account research for each contact: one reason to call, one question to ask.',
        'Make [number] calls a day, cold calling with a clear purpose and a polite way out.',
        'Apply lead qualification by written criteria and say no to the rest.',
        'Test [number] openings a quarter and share what people really answered.',
        'Practice objection handling with colleagues on recorded calls, with consent.',
        'Build a pipeline worth [number] a quarter in a chosen market.',
        'Hand over each appointment setting with notes, so that nobody is asked the same thing again.',
      ],
      earlier: [
        'Researched [number] companies a week for market mapping by size, need and timing.',
        'Followed up trade fair contacts while they still remembered.',
        'Updated [number] contact records a week and removed those who had asked for it.',
        'Listened in on calls of experienced colleagues and took notes.',
        'Wrote [number] personal messages a day instead of mass mail.',
        'Supported partner development with joint events and shared lists.',
      ],
      letter: {
        opening:
          'A first contact should be worth the time of the person called. I bring account research, outbound prospecting with good manners, and lead qualification that spares everybody a wasted hour.',
        proof: 'booked [number] meetings a month and handed each over with notes to start from.',
      },
    },
    {
      title: 'Account Executive',
      also: 'enterprise account executive, software sales executive, saas sales executive, technology sales, b2b sales executive, solution consultant, presales consultant, advertising sales executive',
      terms:
        'discovery calls, solution selling, product demonstrations, proposal writing, contract negotiation, pipeline management, deal forecasting, decision maker access, competitive positioning, business cases',
      tools: 'Salesforce, PowerPoint, Zoom',
      ifHeld: 'Solution selling certificate',
      summary: [
        'who finds out how a decision is made before trying to win it.',
        'Leads discovery calls with few good questions, builds business cases with the customer, and keeps pipeline management honest to the last day of the quarter.',
      ],
      duties: [
        'Carry a yearly quota of [number] from discovery calls to signature.',
        'Map the path of the decision and gain decision maker access through people who trust us.',
        'Lead [number] product demonstrations a month, shown on the case of the customer.',
        'Write proposals that repeat the problem first, proposal writing without copied pages.',
        'Build [number] business cases a quarter together with the finance side of the customer.',
        'Hold contract negotiation with legal and purchasing at one table and early.',
        'Close deals of [number] on average with solution selling across departments.',
        'Keep deal forecasting by evidence: a next meeting, a named buyer, a date.',
      ],
      earlier: [
        'Qualified [number] inbound requests a week within the hour.',
        'Studied rivals for competitive positioning that stayed fair.',
        'Presented to [number] groups a month, from users to directors.',
        'Worked with engineers on trials that had an end and a measure.',
        'Moved [number] trial customers a quarter to a contract.',
        'Recorded lost deals with the reason the customer gave.',
      ],
      letter: {
        opening:
          'Large decisions are made by several people who see different risks. I bring discovery calls that find them all, business cases built together, and pipeline management without wishful thinking.',
        proof: 'carried a yearly quota of [number] and said early which deals would not close.',
      },
    },
  ],
};
