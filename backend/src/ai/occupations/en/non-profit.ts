import type { IndustryOccupations } from '../occupation';

export const nonProfit: IndustryOccupations = {
  industry: 'Non-profit',
  general: {
    id: 'non-profit-professional',
    title: 'Non-profit Professional',
    aliases: '',
    terms:
      'program support, community outreach, donor communication, event organization, volunteer support, grant reporting, budget tracking, partner coordination, impact measurement, public relations',
    tools: 'donor databases, Excel',
    certifications: 'Fundraising certificate, Background check',
    summary: [
      '{title} who combines commitment to the mission with well-organized work.',
      'Brings program support, community outreach and transparent grant reporting, and involves the people a program is meant to serve.',
    ],
    duties: [
      'Provide program support to [number] participants a year, from registration to follow-up.',
      'Carry out community outreach at schools, markets and local events.',
      'Manage event organization for [number] events a year within budget.',
      'Maintain partner coordination through regular updates and written agreements.',
      'Prepare grant reporting on [number] projects a year with results and lessons learned.',
      'Write donor communication that thanks and informs supporters.',
      'Handle budget tracking for [number] projects and document all expenses.',
      'Collect data and stories for impact measurement with consent.',
    ],
    pastDuties: [
      'Welcomed [number] visitors a week and referred them to the right contact.',
      'Provided volunteer support with clear tasks and regular thanks.',
      'Updated [number] contacts a month in the donor databases.',
      'Wrote news items for public relations and the website.',
      'Packed and distributed [number] packages of materials or aid.',
      'Adapted forms and letters into plain language.',
    ],
    letter: {
      opening:
        'I want my work to serve a purpose, and I bring practical skills to it: community outreach, careful budget tracking and honest grant reporting.',
      achievement: 'At [Employer] I supported programs for [number] people and kept partners and donors informed.',
    },
  },
  occupations: [
    {
      id: 'fundraiser',
      title: 'Fundraiser',
      aliases:
        'fundraising manager, development officer, development director, development manager, major gifts officer, fundraising coordinator, development associate, donor relations manager, fundraising, philanthropy manager, fundraising officer',
      terms:
        'donor relations, fundraising campaigns, major gifts, appeal letters, donor research, fundraising events, online giving, donor databases, stewardship, corporate partnerships',
      tools: 'Salesforce, Mailchimp, Excel',
      certifications: 'CFRE',
      summary: [
        '{title} who builds lasting relationships with donors.',
        'Combines donor relations, well-planned fundraising campaigns and careful donor research, and reports back on what each gift has made possible.',
      ],
      duties: [
        'Raise [number] a year through well-planned fundraising campaigns.',
        'Maintain donor relations through regular personal contact.',
        'Meet [number] prospective donors a month about major gifts.',
        'Write appeal letters with a clear story and request.',
        'Organize [number] fundraising events a year within budget.',
        'Thank donors promptly and report on results as part of stewardship.',
        'Develop [number] corporate partnerships a year that fit the mission.',
        'Simplify online giving forms and payment options.',
      ],
      pastDuties: [
        'Recorded and acknowledged [number] gifts a week.',
        'Kept donor databases accurate and respected donor preferences.',
        'Called [number] lapsed donors a month to renew contact.',
        'Prepared donor visits, briefing folders and guest lists.',
        'Tested [number] versions of letters and landing pages a year.',
        'Collected program stories with participants’ consent.',
      ],
      letter: {
        opening:
          'I enjoy connecting people with a cause they care about, through lasting donor relations, well-planned fundraising campaigns and prompt thanks.',
        achievement: 'At [Employer] I kept in touch with [number] donors and reported on the results of their gifts.',
      },
    },
    {
      id: 'program-coordinator',
      title: 'Program Coordinator',
      aliases:
        'program manager, programme manager, programme coordinator, project coordinator, nonprofit program manager, program officer, program assistant, program director, programme officer, project officer',
      isIndustrySpecific: true,
      terms:
        'program planning, partner coordination, budget management, monitoring and evaluation, participant support, grant reporting, workshop organization, stakeholder communication, volunteer coordination, needs assessment',
      tools: 'Excel, project boards, survey tools',
      certifications: 'Project management certificate',
      summary: [
        '{title} who plans programs with participants and partners.',
        'Manages program planning, partner coordination and monitoring and evaluation, and makes good use of limited time and resources.',
      ],
      duties: [
        'Coordinate programs for [number] participants a year, from needs assessment to final report.',
        'Develop program planning with partners and agree on responsibilities.',
        'Handle budget management for [number] program budgets with full documentation.',
        'Provide participant support and referrals to other services.',
        'Track [number] results a program through monitoring and evaluation.',
        'Maintain regular stakeholder communication on progress and challenges.',
        'Lead workshop organization for [number] workshops a quarter.',
        'Complete grant reporting on time with results and lessons learned.',
      ],
      pastDuties: [
        'Registered [number] participants and followed up on absences.',
        'Set up rooms and materials for events and meetings.',
        'Supported [number] partners a year with documents and schedules.',
        'Assisted with volunteer coordination at events.',
        'Collected [number] feedback forms a month and summarized the results.',
        'Visited program sites and documented participants’ feedback.',
      ],
      letter: {
        opening:
          'I enjoy developing programs with the people they are for, through careful program planning, budget management and honest evaluation.',
        achievement: 'At [Employer] I coordinated programs for [number] people and planned them with participants.',
      },
    },
    {
      id: 'volunteer-coordinator',
      title: 'Volunteer Coordinator',
      aliases:
        'volunteer manager, volunteer services manager, volunteer program manager, volunteer, volunteer services coordinator, community engagement coordinator, membership coordinator, community engagement manager',
      terms:
        'volunteer recruitment, volunteer training, shift scheduling, recognition, onboarding, event staffing, background checks, volunteer database, community outreach, conflict resolution',
      tools: 'scheduling tools, Mailchimp, Excel',
      certifications: 'First aid certificate',
      summary: [
        '{title} who matches people with tasks they enjoy.',
        'Brings effective volunteer recruitment, welcoming onboarding and reliable shift scheduling, and makes sure that volunteers feel appreciated.',
      ],
      duties: [
        'Coordinate [number] volunteers with clear roles and responsibilities.',
        'Lead volunteer recruitment through talks, partners and social media.',
        'Manage shift scheduling for [number] shifts a week, including backup coverage.',
        'Provide onboarding for new volunteers with a personal contact.',
        'Deliver [number] volunteer training sessions a year on safety and service.',
        'Plan volunteer recognition through thanks, events and references.',
        'Handle event staffing for [number] events a year.',
        'Support conflict resolution between volunteers and staff.',
      ],
      pastDuties: [
        'Answered [number] volunteer inquiries a month.',
        'Completed background checks in line with privacy rules.',
        'Updated a volunteer database of [number] people and their interests.',
        'Wrote the monthly newsletter for volunteers and supporters.',
        'Worked [number] shifts alongside volunteers to understand their tasks.',
        'Represented the organization in community outreach at local events.',
      ],
      letter: {
        opening:
          'I enjoy bringing people together for a good cause, with welcoming onboarding, fair shift scheduling and sincere recognition.',
        achievement: 'At [Employer] I coordinated [number] volunteers and gave each of them a clear role and contact.',
      },
    },
    {
      id: 'grant-writer',
      title: 'Grant Writer',
      aliases:
        'grants manager, grant manager, proposal writer, grants officer, grant coordinator, grants specialist, foundation relations manager, grant administrator, grants coordinator',
      terms:
        'grant proposals, funder research, budget narratives, needs statements, grant reporting, deadline management, logic models, letters of inquiry, editing, funder relations',
      tools: 'grant databases, Excel, Google Docs',
      certifications: 'GPC',
      summary: [
        '{title} who writes clear, realistic proposals.',
        'Brings thorough funder research, well-supported needs statements and accurate budget narratives, and submits grant proposals ahead of the deadline.',
      ],
      duties: [
        'Write [number] grant proposals a year tailored to each funder.',
        'Support needs statements with local data and participants’ views.',
        'Secure [number] a year in funding through targeted funder research.',
        'Check budget narratives with finance for accuracy.',
        'Handle deadline management for [number] applications at a time.',
        'Develop logic models with program staff.',
        'Prepare grant reporting for [number] awards a year, including results and challenges.',
        'Maintain funder relations through regular updates.',
      ],
      pastDuties: [
        'Drafted [number] letters of inquiry a quarter.',
        'Interviewed colleagues and participants for examples, with consent.',
        'Reviewed [number] funding calls a month in grant databases.',
        'Completed editing and proofreading of proposals before submission.',
        'Collected [number] attachments for each application.',
        'Archived submitted proposals together with reviewers’ comments.',
      ],
      letter: {
        opening:
          'I enjoy making a strong, honest case for good work, through thorough funder research, clear needs statements and accurate budgets.',
        achievement:
          'At [Employer] I wrote [number] proposals and reports in close cooperation with program and finance staff.',
      },
    },
    {
      id: 'social-worker',
      title: 'Social Worker',
      aliases:
        'case manager, caseworker, community health worker, outreach worker, youth worker, family support worker, social services worker, community outreach coordinator, outreach coordinator, clinical social worker, human services worker',
      terms:
        'case management, needs assessment, crisis intervention, client advocacy, home visits, referrals, case documentation, counseling, child protection, community resources',
      tools: 'case management software, assessment forms',
      certifications: 'Social work license, Driver’s license',
      summary: [
        '{title} who works with people’s strengths and respects their choices.',
        'Brings careful needs assessment, steady case management and strong client advocacy, and stays calm in crisis intervention.',
      ],
      duties: [
        'Provide case management for [number] clients with jointly agreed goals.',
        'Carry out needs assessment in open, respectful conversations.',
        'Make [number] home visits a week and document observations.',
        'Respond to urgent situations with structured crisis intervention.',
        'Arrange [number] referrals a month and confirm that clients received help.',
        'Provide client advocacy with agencies, schools and landlords.',
        'Write [number] case documentation entries a week, factual and on time.',
        'Assess child protection concerns together with colleagues.',
      ],
      pastDuties: [
        'Led [number] group sessions a month on budgeting, work or parenting.',
        'Built knowledge of community resources through visits and meetings.',
        'Supported [number] families with forms and deadlines.',
        'Offered counseling under supervision and with clear limits.',
        'Explained [number] official letters a week in plain language.',
        'Kept agreements with clients and documented next steps.',
      ],
      letter: {
        opening:
          'I enjoy supporting people in difficult situations, through respectful needs assessment, steady case management and committed client advocacy.',
        achievement: 'At [Employer] I supported [number] clients at a time with goals they had set themselves.',
      },
    },
  ],
};
