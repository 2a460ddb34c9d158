import type { IndustryOccupations } from '../occupation';
import { services } from './services';

export const customerService: IndustryOccupations = {
  industry: 'Customer Service',
  general: {
    id: 'customer-service-professional',
    title: 'Customer Service Professional',
    aliases: '',
    terms:
      'customer communication, problem solving, complaint handling, active listening, order processing, phone service, email support, product knowledge, customer records, follow-up',
    tools: 'Zendesk, Excel',
    certifications: 'Customer service certificate',
    summary: [
      '{title} with a calm, attentive manner and a focus on solutions.',
      'Combines active listening, clear customer communication and fair complaint handling, and follows up until the matter is closed.',
    ],
    duties: [
      'Answer [number] requests a day by phone, email and chat.',
      'Use active listening to clarify each concern before offering a solution.',
      'Manage complaint handling for [number] cases a week and agree on a solution with each customer.',
      'Keep customer records complete so that colleagues can see the full history.',
      'Complete order processing for [number] orders a day without errors.',
      'Use product knowledge to recommend the option that suits the customer best.',
      'Resolve [number] percent of cases at first contact through effective problem solving.',
      'Make the promised follow-up calls and confirm that the problem is solved.',
    ],
    pastDuties: [
      'Served [number] customers a day at the counter and on the phone.',
      'Noted recurring questions and suggested clearer wording for standard replies.',
      'Wrote [number] replies a day for email support in clear, friendly language.',
      'Built product knowledge through training and hands-on use.',
      'Processed [number] returns a week according to policy.',
      'Supported colleagues on phone service at peak times.',
    ],
    letter: {
      opening:
        'I enjoy solving problems for people, and I combine active listening and clear communication with reliable follow-up.',
      achievement: 'At [Employer] I answered [number] requests a day and kept clear records for colleagues.',
    },
  },
  occupations: [
    {
      id: 'customer-service-representative',
      title: 'Customer Service Representative',
      aliases:
        'customer service agent, csr, call center agent, call centre agent, customer support representative, customer service associate, customer service specialist, customer care representative, customer support agent, call center representative, customer advisor, customer service, customer support',
      terms:
        'call handling, active listening, complaint resolution, order processing, live chat, email support, ticketing systems, product knowledge, de-escalation, first-contact resolution',
      tools: 'Zendesk, Salesforce, phone systems',
      certifications: 'Customer service certificate',
      summary: [
        '{title} with a calm and friendly manner on every call.',
        'Combines efficient call handling and live chat with fair complaint resolution, and documents each contact clearly in ticketing systems.',
      ],
      duties: [
        'Handle [number] calls and chats a day, combining quick call handling with a personal tone.',
        'Use active listening to understand each request before offering a solution.',
        'Solve [number] percent of requests through first-contact resolution.',
        'Apply de-escalation techniques to calm frustrated callers and agree on next steps.',
        'Write [number] replies a day in email support, answering every question asked.',
        'Record each contact and promised action in ticketing systems.',
        'Complete order processing for [number] orders, changes and refunds a week.',
        'Report recurring faults and questions to the product team with examples.',
      ],
      pastDuties: [
        'Greeted [number] customers a day and directed them to the right contact.',
        'Kept product knowledge up to date through training and testing.',
        'Updated [number] customer accounts a week with accurate data.',
        'Supported live chat at peak times with clear and friendly wording.',
        'Followed up [number] open cases a week through to complaint resolution.',
        'Helped new colleagues learn the systems and the right tone.',
      ],
      letter: {
        opening:
          'I like helping people and solving problems quickly, with active listening, well-organized call handling and honest complaint resolution.',
        achievement: 'At [Employer] I handled [number] contacts a day and kept notes that colleagues could build on.',
      },
    },
    {
      id: 'customer-success-manager',
      title: 'Customer Success Manager',
      aliases:
        'client success manager, customer success specialist, customer success associate, customer experience manager, onboarding specialist, client services manager, implementation specialist, customer success, client success',
      terms:
        'customer onboarding, adoption, renewals, success plans, business reviews, churn prevention, product training, customer health scores, escalation management, customer feedback',
      tools: 'Gainsight, Salesforce, Zoom',
      certifications: 'Customer success certificate',
      summary: [
        '{title} focused on helping customers reach their goals with the product.',
        'Sets up success plans early, monitors adoption closely and prepares renewals well ahead of time.',
      ],
      duties: [
        'Manage [number] customers with success plans based on their own goals.',
        'Lead customer onboarding through to the first measurable result.',
        'Hold [number] business reviews a quarter with usage data and clear recommendations.',
        'Monitor adoption and contact customers early when usage falls.',
        'Secure [number] percent of renewals by starting the conversation months ahead.',
        'Deliver product training for new and experienced users.',
        'Report customer health scores for [number] accounts to sales and product.',
        'Pass customer feedback to the product team and report back on the outcome.',
      ],
      pastDuties: [
        'Answered [number] tickets a week and identified common obstacles.',
        'Wrote guides and recorded short videos for the most common tasks.',
        'Set up [number] new customers a quarter, including data and user accounts.',
        'Coordinated escalation management between customer, support and engineering.',
        'Called [number] inactive customers a month as part of churn prevention.',
        'Collected customer success stories with permission and shared them with the team.',
      ],
      letter: {
        opening:
          'I enjoy helping customers get real value from a product, from customer onboarding and training to renewals.',
        achievement:
          'At [Employer] I managed [number] customers and addressed small problems before they affected renewals.',
      },
    },
    {
      id: 'receptionist',
      title: 'Receptionist',
      aliases:
        'front desk receptionist, front desk agent, hotel receptionist, front office assistant, concierge, front desk clerk, guest services agent, office receptionist, front desk, switchboard operator',
      terms:
        'visitor reception, phone switchboard, appointment booking, mail handling, meeting room setup, access control, guest service, correspondence, cash handling, multi-line telephones',
      tools: 'Microsoft Outlook, booking systems, visitor management software',
      certifications: 'First aid certificate',
      summary: [
        '{title} who gives every visitor and caller a warm, professional welcome.',
        'Handles visitor reception, the phone switchboard and appointment booking smoothly, even when several things happen at once.',
      ],
      duties: [
        'Welcome [number] visitors a day, handling visitor reception from sign-in to introduction.',
        'Operate the phone switchboard, connect calls and take accurate messages.',
        'Manage appointment booking for [number] people a day without double bookings.',
        'Handle meeting room setup, including equipment and refreshments.',
        'Sort and distribute [number] letters and packages a day as part of mail handling.',
        'Apply access control rules politely and consistently.',
        'Respond to [number] requests for guest service a day.',
        'Write correspondence and notices in clear, friendly language.',
      ],
      pastDuties: [
        'Checked in [number] guests a day and explained their bills at checkout.',
        'Balanced the register at the end of each shift with accurate cash handling.',
        'Answered [number] calls a day on multi-line telephones.',
        'Prepared badges, folders and name plates for events.',
        'Recorded [number] deliveries a week and notified recipients.',
        'Kept the entrance and waiting area tidy and welcoming.',
      ],
      letter: {
        opening:
          'I enjoy being the first point of contact, with a friendly welcome for visitors, a well-run phone switchboard and reliable appointment booking.',
        achievement:
          'At [Employer] I welcomed [number] visitors a day and kept calls, appointments and meeting rooms running smoothly.',
      },
    },
    {
      id: 'technical-support-specialist',
      title: 'Technical Support Specialist',
      aliases:
        'technical support engineer, technical support representative, technical support agent, application support analyst, customer support engineer, product support specialist, technical support, support engineer, support specialist',
      terms:
        'technical troubleshooting, ticket management, remote diagnostics, bug reports, knowledge base articles, customer communication, escalation, software installation, service levels, log analysis',
      tools: 'Jira Service Management, Zendesk, SQL',
      certifications: 'CompTIA certificate',
      summary: [
        '{title} who solves technical problems and explains them in plain language.',
        'Combines methodical technical troubleshooting with reliable ticket management and writes knowledge base articles that others can use.',
      ],
      duties: [
        'Resolve [number] cases a week through systematic technical troubleshooting.',
        'Keep customers informed about findings, next steps and timing.',
        'Meet service levels for [number] percent of cases through careful ticket management.',
        'Write bug reports with clear steps that engineers can reproduce.',
        'Run [number] remote diagnostics sessions a week and summarize the results for the customer.',
        'Publish knowledge base articles on new issues and solutions.',
        'Review logs for [number] complex cases a month, using log analysis to find the cause.',
        'Document each escalation with the steps already taken.',
      ],
      pastDuties: [
        'Guided [number] customers a week through software installation.',
        'Tested new versions from the user’s point of view.',
        'Tagged [number] tickets a week by cause for the monthly review.',
        'Improved customer communication by rewriting standard replies in plain language.',
        'Queried customer data in SQL for [number] cases a month.',
        'Maintained test machines and software licenses.',
      ],
      letter: {
        opening:
          'I enjoy finding the cause of a technical problem and explaining the solution so that customers without a technical background can follow it.',
        achievement:
          'At [Employer] I resolved [number] cases a week, documented common solutions, and kept customers informed throughout.',
      },
    },
    {
      id: 'customer-service-manager',
      title: 'Customer Service Manager',
      aliases:
        'customer service supervisor, call center manager, call centre manager, customer support manager, customer service team leader, contact center manager, call center supervisor, support manager, support team lead, customer care manager',
      terms:
        'team supervision, service quality, shift planning, call monitoring, coaching, complaint management, customer satisfaction, service level reporting, process improvement, staff training',
      tools: 'Zendesk, workforce planning software, Excel',
      certifications: 'Call center management certificate',
      summary: [
        '{title} who develops people and improves service step by step.',
        'Connects shift planning, coaching and service quality, and uses complaint management to find and remove recurring problems.',
      ],
      duties: [
        'Lead [number] people across phone, email and chat, with hands-on team supervision.',
        'Provide regular coaching based on recorded conversations.',
        'Raise customer satisfaction by [number] points by removing the causes of repeat calls.',
        'Prepare shift planning based on expected demand and staff availability.',
        'Review [number] conversations a month using transparent call monitoring criteria.',
        'Turn findings from complaint management into improvements with product and logistics.',
        'Prepare service level reporting on [number] measures a week with causes and actions.',
        'Write service guides with the team to improve service quality.',
      ],
      pastDuties: [
        'Handled [number] escalated cases a week through to resolution.',
        'Introduced new colleagues through staff training with real calls.',
        'Forecast [number] contacts a week from past data and planned campaigns.',
        'Covered for absent colleagues and noted opportunities for improvement.',
        'Tested [number] ideas a quarter for process improvement with the team.',
        'Shared positive customer feedback with the team.',
      ],
      letter: {
        opening:
          'I believe good service starts with a well-supported team, so I invest in coaching, fair shift planning and complaint management that leads to change.',
        achievement: 'At [Employer] I led [number] people and worked with them to remove the causes of repeat calls.',
      },
    },
    ...services,
  ],
};
