import type { IndustryProfile } from '../occupation';

export const customerService: IndustryProfile = {
  industry: 'Customer Service',
  general: {
    title: 'Customer Service Professional',
    also: '',
    terms:
      'customer communication, problem solving, complaint handling, active listening, order processing, phone service, email support, product knowledge, customer records, follow-up',
    tools: 'Zendesk, Excel',
    ifHeld: 'Customer service certificate',
    summary: [
      'who hears the question behind the question.',
      'Brings active listening, clear customer communication and complaint handling without excuses, and keeps a promise or calls before it slips.',
    ],
    duties: [
      'Answer [number] requests a day by phone, mail and chat.',
      'Repeat the concern in own words before offering a way out, active listening made audible.',
      'Settle [number] cases a week of complaint handling with an outcome and a date.',
      'Keep customer records such that nobody has to tell their story again.',
      'Complete [number] orders a day in order processing, checked before sending.',
      'Apply product knowledge to recommend the smaller solution where it is enough.',
      'Reach a first-contact solution in [number] percent of cases by problem solving on the line.',
      'Call back as agreed, follow-up being part of the answer.',
    ],
    earlier: [
      'Served [number] customers a day at the counter and on the phone.',
      'Noted recurring questions and suggested better wording.',
      'Wrote [number] replies a day, email support in short paragraphs.',
      'Learned the products by using them.',
      'Processed [number] returns a week with friendly clarity.',
      'Relieved colleagues at peak hours of phone service.',
    ],
    letter: {
      opening:
        'People contact a company when something did not work. I bring active listening, clear customer communication, and follow-up that happens.',
      proof: 'answered [number] requests a day and kept notes that spared customers a second explanation.',
    },
  },
  occupations: [
    {
      title: 'Customer Service Representative',
      also: 'customer service agent, call center agent, call centre agent, customer support representative, customer service associate, customer service specialist, customer care representative, customer support agent, call center representative, customer advisor, customer service, customer support',
      terms:
        'call handling, active listening, complaint resolution, order processing, live chat, email support, ticketing systems, product knowledge, de-escalation, first-contact resolution',
      tools: 'Zendesk, Salesforce, phone systems',
      ifHeld: 'Customer service certificate',
      summary: [
        'with a calm voice and short sentences.',
        'Combines call handling, live chat and honest complaint resolution, and leaves notes in the ticketing systems that the next colleague can use.',
      ],
      duties: [
        'Handle [number] calls and chats a day, call handling with the name used and the time respected.',
        'Listen before searching, since active listening saves the second call.',
        'Solve [number] percent of requests by first-contact resolution.',
        'Bring angry calls down by de-escalation: slow voice, facts, a next step.',
        'Write [number] replies a day in email support that answer each question asked.',
        'Record cause and promise in the ticketing systems before the next call.',
        'Process [number] orders, changes and refunds a week in order processing.',
        'Report faults and repeated questions to the product team with examples.',
      ],
      earlier: [
        'Greeted [number] customers a day and guided them to the right desk.',
        'Kept product knowledge fresh by trying each new item.',
        'Updated [number] addresses and accounts a week without mixing them up.',
        'Supported live chat at peak times with clear, kind wording.',
        'Followed up [number] open cases a week until complaint resolution.',
        'Helped new colleagues with systems and tone.',
      ],
      letter: {
        opening:
          'A caller wants to be understood, and then to be done. I bring active listening, tidy call handling, and complaint resolution with a date.',
        proof: 'handled [number] contacts a day and left notes, so that nobody had to tell their story again.',
      },
    },
    {
      title: 'Customer Success Manager',
      also: 'client success manager, customer success specialist, customer success associate, customer experience manager, onboarding specialist, client services manager, implementation specialist, customer success, client success',
      terms:
        'customer onboarding, adoption, renewals, success plans, business reviews, churn prevention, product training, customer health scores, escalation management, customer feedback',
      tools: 'Gainsight, Salesforce, Zoom',
      ifHeld: 'Customer success certificate',
      summary: [
        'who measures success by what customers get done.',
        'Sets up success plans at the start, watches adoption in between, and begins renewals when there is something good to show.',
      ],
      duties: [
        'Look after [number] customers with success plans that name their goals in their words.',
        'Lead customer onboarding to the first useful result, not to the last feature.',
        'Hold [number] business reviews a quarter, prepared with data and one recommendation.',
        'Notice falling adoption early and ring before the renewal is in doubt.',
        'Keep [number] percent of contracts at renewals by starting months ahead.',
        'Run product training for beginners and for those who have stopped looking.',
        'Explain customer health scores for [number] accounts to sales and product.',
        'Carry customer feedback into planning and report back what became of it.',
      ],
      earlier: [
        'Answered [number] tickets a week and learned where people get stuck.',
        'Wrote guides and short films for the most common tasks.',
        'Set up [number] new customers a quarter, data and users included.',
        'Coordinated escalation management between customer, support and engineering.',
        'Called [number] quiet customers a month for churn prevention.',
        'Collected examples of good use and shared them with permission.',
      ],
      letter: {
        opening:
          'Customers stay when the product does their work. I bring success plans in their words, careful customer onboarding, and business reviews with one clear recommendation.',
        proof: 'looked after [number] customers and called before small problems could grow.',
      },
    },
    {
      title: 'Receptionist',
      also: 'front desk receptionist, front desk agent, hotel receptionist, front office assistant, concierge, front desk clerk, guest services agent, office receptionist, front desk, switchboard operator',
      terms:
        'visitor reception, phone switchboard, appointment booking, mail handling, meeting rooms, access control, guest service, correspondence, cash handling, multi-line telephones',
      tools: 'Microsoft Outlook, booking systems, visitor management software',
      ifHeld: 'First aid certificate',
      summary: [
        'who looks up before the guest has reached the desk.',
        'Keeps visitor reception warm, the phone switchboard quick and appointment booking free of clashes, even when everything arrives at once.',
      ],
      duties: [
        'Welcome [number] visitors a day, visitor reception with name, badge and a seat.',
        'Connect calls on the phone switchboard and take messages that can be acted on.',
        'Make [number] appointment booking entries a day without double bookings.',
        'Keep meeting rooms ready, from the screen to the glasses.',
        'Sort [number] letters and parcels a day, mail handling by person and urgency.',
        'Follow access control kindly and without exceptions for loud voices.',
        'Answer [number] requests for guest service a day, from taxis to lost scarves.',
        'Write correspondence and notices in clear, friendly words.',
      ],
      earlier: [
        'Checked [number] guests in and out a day with bills explained.',
        'Counted the register at the end of the shift, cash handling without differences.',
        'Answered [number] calls a day on multi-line telephones.',
        'Prepared badges, folders and name plates for events.',
        'Recorded [number] deliveries a week and told the people they were for.',
        'Kept the entrance tidy, safe and worth a second look.',
      ],
      letter: {
        opening:
          'The first minute decides how welcome people feel. I bring visitor reception by name, a quick phone switchboard, and appointment booking without clashes.',
        proof: 'welcomed [number] visitors a day and kept calls, rooms and doors in order.',
      },
    },
    {
      title: 'Technical Support Specialist',
      also: 'technical support engineer, technical support representative, technical support agent, application support analyst, customer support engineer, product support specialist, technical support, support engineer, support specialist',
      terms:
        'technical troubleshooting, ticket management, remote diagnostics, bug reports, knowledge base articles, customer communication, escalation, software installation, service levels, log analysis',
      tools: 'Jira Service Management, Zendesk, SQL',
      ifHeld: 'CompTIA certificate',
      summary: [
        'who can explain a fault to a beginner and report it to an engineer.',
        'Brings technical troubleshooting by evidence, ticket management without forgotten cases, and knowledge base articles that save the next call.',
      ],
      duties: [
        'Resolve [number] cases a week, technical troubleshooting from the simple cause to the rare one.',
        'Tell customers what is known, what is not, and when they will hear again.',
        'Keep [number] percent of cases within service levels through ticket management by urgency.',
        'Write bug reports that engineers can repeat at the first attempt.',
        'Run [number] remote diagnostics sessions a week, with consent and a summary.',
        'Publish knowledge base articles after each new cause.',
        'Read logs for [number] difficult cases a month, log analysis before guesses.',
        'Hand over an escalation with what was tried and ruled out.',
      ],
      earlier: [
        'Guided [number] customers a week through software installation.',
        'Tested new versions with the eyes of a newcomer.',
        'Tagged [number] tickets a week by cause for the monthly review.',
        'Practiced customer communication in writing until no word was spare.',
        'Queried data in SQL for [number] cases a month, read only.',
        'Looked after the test machines and their licenses.',
      ],
      letter: {
        opening:
          'A technical fault is a human problem first. I bring technical troubleshooting by evidence, customer communication without jargon, and bug reports that engineers can repeat.',
        proof:
          'resolved [number] cases a week, wrote up the frequent ones, and told customers when they would hear from us.',
      },
    },
    {
      title: 'Customer Service Manager',
      also: 'customer service supervisor, call center manager, call centre manager, customer support manager, customer service team leader, contact center manager, call center supervisor, support manager, support team lead, customer care manager',
      terms:
        'team supervision, service quality, shift planning, call monitoring, coaching, complaint management, customer satisfaction, service level reporting, process improvement, staff training',
      tools: 'Zendesk, workforce planning software, Excel',
      ifHeld: 'Call center management certificate',
      summary: [
        'who takes a hard call before asking others to.',
        'Links shift planning, coaching and service quality, reads complaint management as free advice, and keeps figures in proportion to people.',
      ],
      duties: [
        'Lead [number] people on phone, mail and chat, team supervision from a desk among theirs.',
        'Coach from recorded conversations with consent, coaching one habit at a time.',
        'Raise customer satisfaction by [number] points by removing the causes of repeat calls.',
        'Plan shifts by demand and by life, shift planning published weeks ahead.',
        'Review [number] conversations a month, call monitoring with criteria known to all.',
        'Turn complaint management into changes that product and logistics accept.',
        'Report on [number] measures a week, service level reporting with causes and not only colors.',
        'Write guides with those who use them, for better service quality.',
      ],
      earlier: [
        'Handled [number] escalated cases a week to a written end.',
        'Introduced new colleagues through staff training with real calls.',
        'Forecast [number] contacts a week from history and calendar.',
        'Stood in for absent colleagues and noted what was awkward.',
        'Tested [number] ideas a quarter for process improvement with the team.',
        'Shared praise from customers on the same day.',
      ],
      letter: {
        opening:
          'Service is as good as the people feel who give it. I bring coaching from real conversations, fair shift planning, and complaint management that changes things.',
        proof: 'led [number] people and worked with them on the causes of repeat calls.',
      },
    },
  ],
};
