import type { IndustryProfile } from '../occupation';

export const technology: IndustryProfile = {
  industry: 'Technology',
  general: {
    title: 'Technology Professional',
    also: '',
    terms:
      'requirements gathering, documentation, troubleshooting, data analysis, stakeholder communication, agile delivery, testing, information security, process improvement, user support',
    tools: 'Jira, SQL, Excel',
    ifHeld: 'ITIL certificate',
    summary: [
      'who turns unclear wishes into work that can be finished and checked.',
      'Asks before building, writes documentation that others find, and stays with a problem until the cause is known, not only the symptom.',
    ],
    duties: [
      'Lead requirements gathering with [number] teams and write down what is out of scope.',
      'Break work into small steps for agile delivery, each with a result that can be shown.',
      'Resolve [number] issues a month by troubleshooting from evidence, one change at a time.',
      'Write documentation beside the work, so that nobody has to ask again.',
      'Run data analysis in SQL for [number] recurring questions and publish how each number is made.',
      'Keep stakeholder communication short: what changed, what is next, what is needed.',
      'Plan testing for [number] releases a year and keep the list of known risks open to all.',
      'Follow information security rules and raise doubts before release, not after.',
    ],
    earlier: [
      'Gave user support to [number] people by phone, chat and at the desk.',
      'Collected requests in Jira and closed the loop with those who asked.',
      'Cleaned [number] data sets and noted every assumption beside them.',
      'Suggested process improvement where the same question came back each week.',
      'Tested [number] changes before release and reported faults with steps to repeat them.',
      'Prepared short guides with pictures for new colleagues.',
    ],
    letter: {
      opening:
        'I like work where the question matters as much as the answer: requirements gathering first, small steps, and documentation that outlives the project.',
      proof: 'closed [number] issues a month and shared what was learned from each.',
    },
  },
  occupations: [
    {
      title: 'Software Developer',
      also: 'software engineer, programmer, developer, web developer, backend developer, backend engineer, full stack developer, frontend developer, frontend engineer, front end developer, c++ developer, java developer, python developer, mobile developer, application developer, coder',
      terms:
        'software design, code review, automated testing, REST APIs, version control, continuous integration, debugging, databases, performance tuning, agile development',
      tools: 'Git, SQL, Docker',
      ifHeld: 'Cloud developer certificate',
      summary: [
        'who prefers simple code that the next person can change.',
        'Comfortable from software design to production support, with automated testing as a habit and code review as a conversation.',
      ],
      duties: [
        'Design and ship features for a product used by [number] people, in small releases behind flags.',
        'Write automated testing beside the code and fix flaky cases before adding new ones.',
        'Cut response time by [number] percent through performance tuning based on profiles, not guesses.',
        'Give code review that explains why, and ask for it before a change grows large.',
        'Build and document REST APIs for [number] internal and outside clients.',
        'Keep software design notes short: the problem, the options and the reason for the choice.',
        'Tune databases and queries, bringing the slowest pages under [number] milliseconds.',
        'Own continuous integration for the team, with builds that fail for one clear reason.',
      ],
      earlier: [
        'Fixed [number] defects a month, each with a test that would have caught it.',
        'Moved services into Docker, so that one command starts the whole system.',
        'Delivered [number] stories a sprint in agile development with design and support at the table.',
        'Tidied version control history in Git and wrote the guide for branches and releases.',
        'Replaced [number] manual steps of the release with scripts that anyone can read.',
        'Took turns on call, with debugging notes that shortened the next night.',
      ],
      letter: {
        opening:
          'Code is read more often than it is written, so I aim for plain software design, automated testing, and code review that teaches in both directions.',
        proof: 'shipped [number] releases a year with a small team and kept the tests fast enough to be run each time.',
      },
    },
    {
      title: 'Data Analyst',
      also: 'data scientist, business intelligence analyst, bi analyst, analytics engineer, reporting analyst',
      terms:
        'data analysis, dashboards, data visualization, data cleaning, statistics, A/B testing, reporting, data modeling, forecasting, stakeholder interviews',
      tools: 'SQL, Python, Excel, Tableau',
      ifHeld: 'Data analytics certificate',
      summary: [
        'who starts from the decision and works back to the data.',
        'Brings careful data cleaning, plain data visualization and honest statistics, and says as clearly what the numbers do not show.',
      ],
      duties: [
        'Answer [number] business questions a month with data analysis that states its limits.',
        'Write SQL that others can review, with one definition for each measure.',
        'Maintain [number] dashboards and retire those that nobody opens.',
        'Interview stakeholders before building, since stakeholder interviews save weeks of reporting.',
        'Design A/B testing for [number] changes a quarter, with the decision rule written first.',
        'Document data modeling choices and sources beside each report.',
        'Automate [number] weekly reports in Python, with checks that stop wrong figures.',
        'Present findings on one page: the question, the answer, and how sure we are.',
      ],
      earlier: [
        'Cleaned [number] data sets a month and logged each rule of data cleaning.',
        'Checked reporting against the source system and chased down every difference.',
        'Built forecasting sheets for [number] product lines in Excel.',
        'Drew charts in Tableau that could be read without an explanation.',
        'Reduced manual reporting by [number] hours a week with scheduled queries.',
        'Explained basic statistics to colleagues with examples from their own work.',
      ],
      letter: {
        opening:
          'A number helps when people know what it means and what it leaves out. I bring careful data analysis, dashboards with one clear question each, and statistics in plain words.',
        proof:
          'answered [number] questions a month and turned the recurring ones into dashboards with one definition each.',
      },
    },
    {
      title: 'IT Support Specialist',
      also: 'help desk technician, help desk, it technician, desktop support, service desk analyst, it support, support technician, it specialist, it administrator',
      terms:
        'troubleshooting, ticketing systems, user support, hardware setup, account management, network basics, remote support, knowledge base articles, software deployment, asset tracking',
      tools: 'Windows, Active Directory, Jira Service Management',
      ifHeld: 'CompTIA certificate, ITIL certificate',
      summary: [
        'who listens first and fixes second.',
        'Combines calm user support with patient troubleshooting, and writes knowledge base articles, so that a solved problem stays solved.',
      ],
      duties: [
        'Resolve [number] tickets a week by phone, chat and remote support, most at first contact.',
        'Explain each fix in words that fit the person, without blame.',
        'Set up [number] laptops a month, with hardware setup, encryption and backup checked on a list.',
        'Write knowledge base articles after each new problem, with pictures where words are slow.',
        'Manage accounts and access for [number] employees in Active Directory, by least privilege.',
        'Sort requests in the ticketing systems by urgency and keep people told of progress.',
        'Plan software deployment to [number] devices, first to a small group, then to all.',
        'Trace faults from cable to cloud by network basics, and hand over with what was ruled out.',
      ],
      earlier: [
        'Answered [number] calls a day and logged each with cause and cure.',
        'Prepared meeting rooms and stayed for the start of large events.',
        'Counted [number] devices for asset tracking and found owners for the strays.',
        'Trained new colleagues on Windows, passwords and safe mail.',
        'Repaired or replaced [number] machines a month and wiped the old ones properly.',
        'Noted patterns in troubleshooting and passed them on to the systems team.',
      ],
      letter: {
        opening:
          'When a computer fails, somebody cannot work. I bring calm troubleshooting, user support without jargon, and notes in the knowledge base that save the next call.',
        proof: 'resolved [number] tickets a week and wrote fixes up, so that they could be found again.',
      },
    },
    {
      title: 'DevOps Engineer',
      also: 'site reliability engineer, sre, systems administrator, system administrator, cloud engineer, platform engineer, infrastructure engineer, sysadmin, devops',
      terms:
        'continuous delivery, infrastructure as code, monitoring, incident response, containers, cloud platforms, automation, capacity planning, access control, backup and recovery',
      tools: 'Linux, Kubernetes, Terraform, Bash',
      ifHeld: 'Cloud architect certificate',
      summary: [
        'who measures first, automates second and sleeps well because of both.',
        'Keeps continuous delivery boring, monitoring meaningful and incident response free of blame, on cloud platforms and on plain Linux alike.',
      ],
      duties: [
        'Run continuous delivery for [number] services, with a rollback that anyone may press.',
        'Describe every environment as infrastructure as code in Terraform, reviewed like any other change.',
        'Cut false alarms by [number] percent by alerting on what users feel.',
        'Lead incident response by a written plan, and publish the review with causes and follow-ups.',
        'Operate [number] containers on Kubernetes with limits, health checks and clear owners.',
        'Test backup and recovery by restoring, not by reading the log.',
        'Bring monthly cloud costs down by [number] percent through capacity planning and tidy-up jobs.',
        'Keep access control narrow and expiring, and remove what nobody can explain.',
      ],
      earlier: [
        'Maintained [number] Linux servers with patches applied on a fixed calendar.',
        'Wrote automation in Bash for the tasks that were done by hand each week.',
        'Moved [number] applications to cloud platforms without a planned outage.',
        'Drew the network and kept the drawing true after each change.',
        'Set up monitoring for [number] systems, with a runbook behind each alarm.',
        'Stood in for the on-call colleague and wrote down what the night had taught.',
      ],
      letter: {
        opening:
          'Reliable systems are quiet ones. I work towards that with infrastructure as code, monitoring that follows the user, and incident response in which people can speak freely.',
        proof: 'kept [number] services running, rehearsed recovery, and made releases an everyday matter.',
      },
    },
    {
      title: 'QA Engineer',
      also: 'quality assurance engineer, software tester, test engineer, qa analyst, test automation engineer, qa tester, tester',
      terms:
        'test planning, test automation, regression testing, exploratory testing, defect reporting, API testing, test cases, acceptance criteria, usability testing, release readiness',
      tools: 'Playwright, Jira, SQL',
      ifHeld: 'ISTQB certificate',
      summary: [
        'with a curious mind and a kind way of telling bad news.',
        'Joins test planning early, keeps test automation small and fast, and saves exploratory testing for the places where scripts do not look.',
      ],
      duties: [
        'Plan and run regression testing for [number] releases a month, by risk and not by habit.',
        'Shape acceptance criteria with product and developers before work begins.',
        'Maintain [number] automated checks in Playwright and delete those that prove nothing.',
        'Write defect reporting that anyone can repeat: steps, expectation, evidence.',
        'Cover [number] endpoints with API testing, wrong inputs and slow answers included.',
        'Lead exploratory testing sessions with a question, a time limit and shared notes.',
        'Cut the time of the test run by [number] percent without losing coverage of risk.',
        'State release readiness in plain words: what was tested, what was not, what we know.',
      ],
      earlier: [
        'Executed [number] test cases a week and kept the list honest.',
        'Prepared test data in SQL, small enough to understand at a glance.',
        'Found and followed [number] defects a month from report to release.',
        'Watched short usability testing sessions and noted where people hesitated.',
        'Moved [number] manual checks into test automation, starting with the dullest.',
        'Kept the test planning board in Jira true to what was really happening.',
      ],
      letter: {
        opening:
          'Testing is asking good questions early. I bring test planning by risk, test automation that stays fast, and defect reporting that developers like to read.',
        proof:
          'tested [number] releases a year and helped to move questions from the end of the work to its beginning.',
      },
    },
    {
      title: 'Product Manager',
      also: 'product owner, technical product manager, digital product manager',
      terms:
        'product strategy, roadmap planning, user research, backlog management, product metrics, stakeholder management, user stories, prioritization, product launches, market research',
      tools: 'Jira, Figma, SQL',
      ifHeld: 'Scrum Product Owner certificate',
      summary: [
        'who would rather solve one problem well than start several.',
        'Links product strategy to user research and product metrics, keeps roadmap planning honest, and says no with reasons that people accept.',
      ],
      duties: [
        'Own the roadmap of a product with [number] users, and explain every trade-off in writing.',
        'Talk to users each week, since user research grows stale faster than a roadmap.',
        'Raise activation by [number] percent through small tests agreed with design and engineering.',
        'Write user stories with the problem first and the solution open.',
        'Lead [number] product launches a year with sales, support and documentation ready on the day.',
        'Keep backlog management light: what is not next for a long time is removed.',
        'Track [number] product metrics and retire those that change no decision.',
        'Settle prioritization in the open, with stakeholder management before the meeting and not in it.',
      ],
      earlier: [
        'Interviewed [number] customers and shared the recordings with the whole team.',
        'Compared rivals in market research that busy people could read.',
        'Coordinated [number] releases with engineering, support and marketing.',
        'Sketched flows in Figma to find questions early.',
        'Answered [number] requests a month with a decision and its reason.',
        'Pulled numbers in SQL before asking others for them.',
      ],
      letter: {
        opening:
          'Teams do good work when the problem is clear. I bring user research every week, product metrics that lead to decisions, and roadmap planning without wishful dates.',
        proof: 'led the work on a product with [number] users and asked them before building anything.',
      },
    },
  ],
};
