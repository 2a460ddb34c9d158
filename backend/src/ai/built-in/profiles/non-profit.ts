import type { IndustryProfile } from '../occupation';

export const nonProfit: IndustryProfile = {
  industry: 'Non-profit',
  general: {
    title: 'Non-profit Professional',
    also: '',
    terms:
      'program support, community outreach, donor communication, event organization, volunteer support, grant reporting, budget tracking, partner coordination, impact measurement, public relations',
    tools: 'donor databases, Excel',
    ifHeld: 'Fundraising certificate, Background check',
    summary: [
      'who spends each hour as if a donor had given it.',
      'Brings program support, community outreach and plain grant reporting, and asks the people concerned before deciding what they need.',
    ],
    duties: [
      'Support programs for [number] people a year, program support from the first call to the last form.',
      'Carry out community outreach where people already meet.',
      'Organize [number] events a year within the budget and with enough chairs.',
      'Keep partner coordination friendly, written and on time.',
      'Prepare [number] reports a year, grant reporting with results and with what failed.',
      'Write donor communication that thanks before it asks.',
      'Track costs for [number] projects, budget tracking that can be shown to anyone.',
      'Collect impact measurement in words and numbers, with consent.',
    ],
    earlier: [
      'Welcomed [number] visitors a week and found the right person for each.',
      'Offered volunteer support with clear tasks and real thanks.',
      'Updated [number] contacts a month in the donor databases.',
      'Wrote news for public relations with a name and a face.',
      'Packed and delivered [number] parcels of material or aid.',
      'Translated forms and letters into plain language.',
    ],
    letter: {
      opening:
        'Good work needs tidy work behind it. I bring community outreach that listens, honest grant reporting, and care for each hour and each gift.',
      proof: 'supported programs for [number] people and kept partners and donors informed.',
    },
  },
  occupations: [
    {
      title: 'Fundraiser',
      also: 'fundraising manager, development officer, development director, development manager, major gifts officer, fundraising coordinator, development associate, donor relations manager, fundraising, philanthropy manager, fundraising officer',
      terms:
        'donor relations, fundraising campaigns, major gifts, appeal letters, donor research, fundraising events, online giving, donor databases, stewardship, corporate partnerships',
      tools: 'Salesforce, Mailchimp, Excel',
      ifHeld: 'CFRE',
      summary: [
        'who says thank you within days and asks only after listening.',
        'Combines donor relations, fundraising campaigns and careful donor research, and reports back what each gift has done.',
      ],
      duties: [
        'Raise [number] a year through fundraising campaigns planned by the calendar of donors.',
        'Care for donor relations with calls that ask for nothing.',
        'Meet [number] people a month about major gifts, prepared by donor research.',
        'Write appeal letters with one person, one need and one clear request.',
        'Organize [number] fundraising events a year that cost less than they bring.',
        'Thank within days, stewardship being the best kind of asking.',
        'Win [number] corporate partnerships a year that fit the cause.',
        'Simplify online giving until it takes less than a minute.',
      ],
      earlier: [
        'Entered and thanked [number] gifts a week without a wrong name.',
        'Kept donor databases clean, with wishes of donors respected.',
        'Called [number] lapsed donors a month to ask how they were.',
        'Prepared visits, folders and guest lists.',
        'Tested [number] versions of letters and pages a year.',
        'Collected stories from programs with consent.',
      ],
      letter: {
        opening:
          'People give to people who remember them. I bring donor relations that last, fundraising campaigns with one clear request, and thanks within days.',
        proof: 'thanked and kept in touch with [number] donors, and told each what a gift had done.',
      },
    },
    {
      title: 'Program Coordinator',
      also: 'program manager, programme manager, programme coordinator, project coordinator, nonprofit program manager, program officer, program assistant, program director, programme officer, project officer',
      local: true,
      terms:
        'program planning, partner coordination, budget management, monitoring and evaluation, participant support, grant reporting, workshop organization, stakeholder communication, volunteer coordination, needs assessment',
      tools: 'Excel, project boards, survey tools',
      ifHeld: 'Project management certificate',
      summary: [
        'who plans with participants and not only for them.',
        'Runs program planning, partner coordination and monitoring and evaluation with small means and clear dates.',
      ],
      duties: [
        'Coordinate programs for [number] participants a year, from needs assessment to the closing talk.',
        'Agree on program planning with partners and write down who does what.',
        'Manage [number] budgets, budget management with every receipt in place.',
        'Offer participant support that ends with something people can do alone.',
        'Measure [number] results a program by monitoring and evaluation that participants understand.',
        'Keep stakeholder communication regular, also in bad weeks.',
        'Arrange [number] workshops a quarter, workshop organization down to childcare and bus fares.',
        'Deliver grant reporting on time with facts, figures and one honest lesson.',
      ],
      earlier: [
        'Registered [number] participants and called those who stayed away.',
        'Set up rooms, translated sheets and cleared up afterwards.',
        'Supported [number] partners a year with papers and dates.',
        'Helped with volunteer coordination on weekends.',
        'Collected [number] feedback forms a month and changed something.',
        'Visited sites and listened before writing.',
      ],
      letter: {
        opening:
          'Programs work when participants have a say. I bring program planning with partners, careful budget management, and monitoring that admits what failed.',
        proof: 'coordinated programs for [number] people and planned them together with the participants.',
      },
    },
    {
      title: 'Volunteer Coordinator',
      also: 'volunteer manager, volunteer services manager, volunteer program manager, volunteer, volunteer services coordinator, community engagement coordinator, membership coordinator, community engagement manager',
      terms:
        'volunteer recruitment, volunteer training, shift scheduling, recognition, onboarding, event staffing, background checks, volunteer database, community outreach, conflict resolution',
      tools: 'scheduling tools, Mailchimp, Excel',
      ifHeld: 'First aid certificate',
      summary: [
        'who remembers why each person came.',
        'Matches people and tasks through volunteer recruitment, warm onboarding and shift scheduling, and says thank you in ways that fit the person.',
      ],
      duties: [
        'Coordinate [number] volunteers with tasks that have a beginning and an end.',
        'Lead volunteer recruitment through talks, neighbors and plain posters.',
        'Fill [number] shifts a week, shift scheduling with spare people for the rain.',
        'Hold onboarding in which newcomers meet those they will help.',
        'Teach [number] volunteer training sessions a year, safety and kindness alike.',
        'Give recognition by name and by letter, not only once a year.',
        'Staff [number] events a year, event staffing with a contact at each corner.',
        'Meet quarrels early, conflict resolution over tea.',
      ],
      earlier: [
        'Answered [number] offers of help a month within days.',
        'Carried out background checks with tact.',
        'Updated a volunteer database of [number] people and their wishes.',
        'Wrote the monthly letter with thanks and open tasks.',
        'Worked [number] shifts beside volunteers to know what I was asking.',
        'Represented the house in community outreach at markets and schools.',
      ],
      letter: {
        opening:
          'Volunteers stay where they are useful and seen. I bring careful onboarding, fair shift scheduling, and recognition that fits the person.',
        proof: 'coordinated [number] volunteers and made sure that each had a task, a contact and thanks.',
      },
    },
    {
      title: 'Grant Writer',
      also: 'grants manager, grant manager, proposal writer, grants officer, grant coordinator, grants specialist, foundation relations manager, grant administrator, grants coordinator',
      terms:
        'grant proposals, funder research, budget narratives, needs statements, grant reporting, deadline management, logic models, letters of inquiry, editing, funder relations',
      tools: 'grant databases, Excel, Google Docs',
      ifHeld: 'GPC',
      summary: [
        'who writes what the program can really do.',
        'Brings funder research, clear needs statements and budget narratives that add up, and delivers grant proposals a day before the last one.',
      ],
      duties: [
        'Write [number] grant proposals a year, each for one funder and one purpose.',
        'Base needs statements on local facts and the words of those concerned.',
        'Secure [number] a year by funder research that leaves out what does not fit.',
        'Check budget narratives with finance until words and sums agree.',
        'Keep deadline management for [number] applications at a time, with reviews planned in.',
        'Draw logic models with program staff on one page.',
        'Deliver [number] grant reporting packages a year, results and setbacks included.',
        'Maintain funder relations by telling news before it is due.',
      ],
      earlier: [
        'Drafted [number] letters of inquiry a quarter.',
        'Interviewed colleagues and participants for examples, with consent.',
        'Searched [number] calls a month in the grant databases.',
        'Proofread with care, editing until a stranger understood.',
        'Collected [number] attachments an application, from bylaws to audits.',
        'Archived proposals with the comments of reviewers.',
      ],
      letter: {
        opening:
          'Funders want to know what will be different. I bring honest needs statements, budget narratives that add up, and grant proposals that arrive early.',
        proof: 'wrote [number] proposals and reports, and checked words and sums with the people who do the work.',
      },
    },
    {
      title: 'Social Worker',
      also: 'case manager, caseworker, community health worker, outreach worker, youth worker, family support worker, social services worker, community outreach coordinator, outreach coordinator, clinical social worker, human services worker',
      terms:
        'case management, needs assessment, crisis intervention, client advocacy, home visits, referrals, case documentation, counseling, child protection, community resources',
      tools: 'case management software, assessment forms',
      ifHeld: 'Social work license, Driving license',
      summary: [
        'who starts with what people can already do.',
        'Brings needs assessment with respect, steady case management and client advocacy, and keeps calm in crisis intervention.',
      ],
      duties: [
        'Accompany [number] clients at a time, case management with goals in their own words.',
        'Carry out needs assessment as a conversation, form last.',
        'Make [number] home visits a week, announced, punctual and with clean shoes.',
        'Act in crisis intervention by plan, with safety first and presence after.',
        'Arrange [number] referrals a month and check that people arrived.',
        'Speak up in client advocacy at offices, schools and landlords.',
        'Write [number] entries of case documentation a week, factual and fair.',
        'Weigh child protection with colleagues and never alone.',
      ],
      earlier: [
        'Led [number] group evenings a term on money, work or parenting.',
        'Knew community resources by visiting them.',
        'Supported [number] families with forms and deadlines.',
        'Offered counseling under supervision and within limits.',
        'Translated [number] letters a week from officials into plain words.',
        'Kept promises small and kept them.',
      ],
      letter: {
        opening:
          'People know their own lives best. I bring needs assessment with respect, steady case management, and client advocacy where doors are heavy.',
        proof: 'accompanied [number] clients at a time, with goals in their own words.',
      },
    },
  ],
};
