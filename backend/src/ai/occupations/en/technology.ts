import type { IndustryOccupations } from '../occupation';
import { dataAndSystems } from './data-and-systems';

export const technology: IndustryOccupations = {
  industry: 'Technology',
  general: {
    id: 'technology-professional',
    title: 'Technology Professional',
    aliases: '',
    terms:
      'requirements gathering, documentation, troubleshooting, data analysis, stakeholder communication, agile delivery, testing, information security, process improvement, user support',
    tools: 'Jira, SQL, Excel',
    certifications: 'ITIL certificate',
    summary: [
      '{title} who turns unclear requests into solutions that work and can be maintained.',
      'Combines requirements gathering, clear documentation and careful testing, and stays with a problem until its cause is found.',
    ],
    duties: [
      'Lead requirements gathering with [number] teams and document the agreed scope.',
      'Break work into small steps for agile delivery, each with a visible result.',
      'Resolve [number] issues a month through systematic troubleshooting.',
      'Write documentation that colleagues can find and follow.',
      'Run data analysis in SQL for [number] recurring business questions.',
      'Maintain stakeholder communication on changes, progress and next steps.',
      'Plan testing for [number] releases a year and report known risks.',
      'Follow information security rules and raise concerns before release.',
    ],
    pastDuties: [
      'Gave user support to [number] people by phone, chat and at the desk.',
      'Collected requests in Jira and reported outcomes to users.',
      'Cleaned [number] data sets and documented the assumptions.',
      'Suggested process improvement for frequently reported problems.',
      'Tested [number] changes before release and reported faults with clear steps.',
      'Prepared short illustrated guides for new colleagues.',
    ],
    letter: {
      opening:
        'I enjoy understanding what users need, delivering in small steps and leaving documentation that helps the next person.',
      achievement: 'At [Employer] I resolved [number] issues a month and shared the solutions with the team.',
    },
  },
  occupations: [
    {
      id: 'software-developer',
      title: 'Software Developer',
      aliases:
        'software engineer, swe, sde, tech lead, technical lead, engineering manager, programmer, developer, backend developer, backend engineer, full stack developer, c++ developer, java developer, python developer, mobile developer, application developer, coder, software architect, game developer, ios developer, android developer, solutions engineer',
      terms:
        'software design, code review, automated testing, REST APIs, version control, continuous integration, debugging, databases, performance tuning, agile development',
      tools: 'Git, SQL, Docker',
      certifications: 'Cloud developer certificate',
      summary: [
        '{title} who writes simple, well-tested code that others can maintain.',
        'Works across software design, development and production support, with automated testing and code review as part of daily practice.',
      ],
      duties: [
        'Design and ship features used by [number] people through small, frequent releases.',
        'Keep automated testing in step with new code and fix unreliable tests promptly.',
        'Cut response time by [number] percent through performance tuning based on profiling.',
        'Give constructive code review and keep changes small enough to review well.',
        'Build and document REST APIs for [number] internal and external clients.',
        'Document software design decisions with the options considered and the reasons.',
        'Optimize databases and queries to bring the slowest pages under [number] milliseconds.',
        'Maintain continuous integration pipelines with fast, reliable builds.',
      ],
      pastDuties: [
        'Fixed [number] defects a month and added tests to prevent regressions.',
        'Moved services into Docker for consistent development and deployment.',
        'Delivered [number] user stories a sprint in agile development with design and support.',
        'Documented version control practices in Git for branching and releases.',
        'Replaced [number] manual release steps with readable scripts.',
        'Took part in on-call rotations, debugging production issues and writing up the causes.',
      ],
      letter: {
        opening:
          'I enjoy building software that stays easy to change, through clear software design, automated testing and thoughtful code review.',
        achievement:
          'At [Employer] I shipped [number] releases a year with the team and kept the test suite fast and reliable.',
      },
    },
    {
      id: 'data-analyst',
      title: 'Data Analyst',
      aliases: 'business intelligence analyst, bi analyst, reporting analyst, marketing analyst, product analyst',
      terms:
        'data analysis, dashboards, data visualization, data cleaning, statistics, A/B testing, reporting, data modeling, forecasting, stakeholder interviews',
      tools: 'SQL, Python, Excel, Tableau',
      certifications: 'Data analytics certificate',
      summary: [
        '{title} who turns business questions into clear, reliable answers.',
        'Combines careful data cleaning, sound statistics and clear data visualization, and is open about the limits of the data.',
      ],
      duties: [
        'Answer [number] business questions a month with data analysis that states its assumptions.',
        'Write reviewed SQL with consistent definitions for key measures.',
        'Maintain [number] dashboards and retire those no longer in use.',
        'Conduct stakeholder interviews to clarify requirements before building reports.',
        'Design and evaluate A/B testing for [number] product changes a quarter.',
        'Document data modeling decisions and sources for each report.',
        'Automate [number] weekly reports in Python with built-in data checks.',
        'Present findings with clear data visualization and recommendations.',
      ],
      pastDuties: [
        'Completed data cleaning for [number] data sets a month and logged each rule applied.',
        'Checked reporting against source systems and resolved differences.',
        'Built forecasting models for [number] product lines in Excel.',
        'Created charts in Tableau for business users.',
        'Reduced manual reporting by [number] hours a week with scheduled queries.',
        'Explained basic statistics to colleagues with examples from their own work.',
      ],
      letter: {
        opening:
          'I enjoy turning data into answers that people can act on, through careful data analysis, useful dashboards and plain explanations.',
        achievement:
          'At [Employer] I answered [number] business questions a month and turned recurring ones into shared dashboards.',
      },
    },
    {
      id: 'it-support-specialist',
      title: 'IT Support Specialist',
      aliases:
        'help desk technician, help desk, it technician, desktop support, service desk analyst, it support, support technician, it specialist, network technician, computer technician',
      terms:
        'troubleshooting, ticketing systems, user support, hardware setup, account management, network basics, remote support, knowledge base articles, software deployment, asset tracking',
      tools: 'Windows, Active Directory, Jira Service Management',
      certifications: 'CompTIA certificate, ITIL certificate',
      summary: [
        '{title} offering patient, practical help to users at every level.',
        'Combines friendly user support with methodical troubleshooting and writes knowledge base articles that prevent repeat problems.',
      ],
      duties: [
        'Resolve [number] tickets a week by phone, chat and remote support, most of them at first contact.',
        'Explain each solution in words that suit the user.',
        'Complete hardware setup for [number] laptops a month, including encryption and backup.',
        'Write illustrated knowledge base articles for new problems.',
        'Handle account management for [number] employees in Active Directory.',
        'Prioritize requests in ticketing systems and keep users informed of progress.',
        'Plan software deployment to [number] devices in staged rollouts.',
        'Diagnose connection problems using network basics before escalating.',
      ],
      pastDuties: [
        'Answered [number] calls a day and logged each issue and its solution.',
        'Prepared meeting rooms and provided technical support for large events.',
        'Updated asset tracking records for [number] devices.',
        'Trained new colleagues on Windows, passwords and email security.',
        'Repaired or replaced [number] computers a month and erased old drives securely.',
        'Reported recurring faults found in troubleshooting to the systems team.',
      ],
      letter: {
        opening:
          'I enjoy helping people get back to work quickly, with patient troubleshooting, clear explanations and good documentation.',
        achievement:
          'At [Employer] I resolved [number] tickets a week and documented solutions for colleagues and users.',
      },
    },
    {
      id: 'devops-engineer',
      title: 'DevOps Engineer',
      aliases: 'site reliability engineer, sre, cloud engineer, platform engineer, infrastructure engineer, devops',
      terms:
        'continuous delivery, infrastructure as code, monitoring, incident response, containers, cloud platforms, automation, capacity planning, access control, backup and recovery',
      tools: 'Linux, Kubernetes, Terraform, Bash',
      certifications: 'Cloud architect certificate',
      summary: [
        '{title} who builds reliable systems through automation and measurement.',
        'Keeps continuous delivery dependable, monitoring meaningful and incident response calm, on cloud platforms as well as on Linux servers.',
      ],
      duties: [
        'Run continuous delivery for [number] services with simple, tested rollbacks.',
        'Define environments as infrastructure as code in Terraform, with review of every change.',
        'Cut false alarms by [number] percent by tuning monitoring to user impact.',
        'Lead incident response and publish blameless reviews with follow-up actions.',
        'Operate [number] containers on Kubernetes with limits, health checks and clear ownership.',
        'Test backup and recovery through regular restore exercises.',
        'Reduce monthly cloud costs by [number] percent through capacity planning and cleanup.',
        'Manage access control based on least privilege and regular reviews.',
      ],
      pastDuties: [
        'Maintained [number] Linux servers with a regular patching schedule.',
        'Wrote automation in Bash to replace recurring manual tasks.',
        'Moved [number] applications to cloud platforms with minimal downtime.',
        'Documented the network and kept diagrams up to date.',
        'Set up monitoring for [number] systems, with a runbook for each alert.',
        'Took part in the on-call rotation and improved runbooks after incidents.',
      ],
      letter: {
        opening:
          'I enjoy making systems reliable and releases routine, through infrastructure as code, useful monitoring and well-practiced incident response.',
        achievement:
          'At [Employer] I operated [number] services, tested recovery regularly, and made releases a routine task.',
      },
    },
    {
      id: 'qa-engineer',
      title: 'QA Engineer',
      aliases:
        'quality assurance engineer, software tester, test engineer, qa analyst, test automation engineer, qa tester, tester',
      terms:
        'test planning, test automation, regression testing, exploratory testing, defect reporting, API testing, test cases, acceptance criteria, usability testing, release readiness',
      tools: 'Playwright, Jira, SQL',
      certifications: 'ISTQB certificate',
      summary: [
        '{title} who finds problems early and reports them constructively.',
        'Takes part in test planning from the start, keeps test automation fast and reliable, and uses exploratory testing where scripts fall short.',
      ],
      duties: [
        'Plan and run regression testing for [number] releases a month based on risk.',
        'Define acceptance criteria with product owners and developers before work begins.',
        'Maintain [number] automated checks in Playwright and remove obsolete ones.',
        'Provide clear defect reporting with steps, expected results and evidence.',
        'Cover [number] endpoints with API testing, including invalid input and timeouts.',
        'Lead exploratory testing sessions with clear goals and shared notes.',
        'Cut test run time by [number] percent while keeping coverage of key risks.',
        'Report release readiness, including open risks and untested areas.',
      ],
      pastDuties: [
        'Executed [number] test cases a week and kept results up to date.',
        'Prepared compact test data in SQL for repeatable tests.',
        'Tracked [number] defects a month from report to release.',
        'Observed usability testing sessions and noted where users hesitated.',
        'Converted [number] manual checks into test automation.',
        'Updated the test planning board in Jira.',
      ],
      letter: {
        opening:
          'I enjoy asking the right questions early and building confidence in each release, through risk-based test planning, fast test automation and clear defect reporting.',
        achievement:
          'At [Employer] I tested [number] releases a year and worked with developers to find problems earlier.',
      },
    },
    {
      id: 'product-manager',
      title: 'Product Manager',
      aliases: 'product owner, technical product manager, digital product manager',
      terms:
        'product strategy, roadmap planning, user research, backlog management, product metrics, stakeholder management, user stories, prioritization, product launches, market research',
      tools: 'Jira, Figma, SQL',
      certifications: 'Scrum Product Owner certificate',
      summary: [
        '{title} who focuses teams on the problems that matter most to users.',
        'Connects product strategy with user research and product metrics, plans a realistic roadmap, and explains priorities clearly.',
      ],
      duties: [
        'Manage the roadmap of a product with [number] users and document key trade-offs.',
        'Conduct regular user research and share the findings with the team.',
        'Raise activation by [number] percent through small experiments with design and engineering.',
        'Write user stories that describe the problem and its value to users.',
        'Lead [number] product launches a year with sales, support and documentation.',
        'Keep backlog management focused by removing outdated requests.',
        'Track [number] product metrics and use them to guide decisions.',
        'Align teams on prioritization through early stakeholder management.',
      ],
      pastDuties: [
        'Interviewed [number] customers and shared recordings with the team.',
        'Compared competitors and summarized market research for decision makers.',
        'Coordinated [number] releases with engineering, support and marketing.',
        'Sketched user flows in Figma to clarify open questions.',
        'Answered [number] feature requests a month with a decision and a reason.',
        'Analyzed usage data in SQL to support roadmap planning.',
      ],
      letter: {
        opening:
          'I enjoy connecting user needs with what a team can build, through regular user research, clear product strategy and honest roadmap planning.',
        achievement:
          'At [Employer] I led work on a product with [number] users and tested ideas with them before building.',
      },
    },
    {
      id: 'cybersecurity-analyst',
      title: 'Cybersecurity Analyst',
      aliases:
        'cyber security analyst, information security analyst, security analyst, soc analyst, security engineer, cyber security engineer, cybersecurity engineer, cybersecurity specialist, penetration tester, information security officer',
      terms:
        'threat monitoring, incident response, vulnerability management, log analysis, risk assessment, access control, security awareness training, network security, security policies, phishing analysis',
      tools: 'Splunk, Wireshark, Python',
      certifications: 'CISSP, Security certificate',
      summary: [
        '{title} who detects risks early and responds in a structured way.',
        'Combines threat monitoring with fast incident response and practical vulnerability management, and explains risks clearly to technical and business teams.',
      ],
      duties: [
        'Review [number] alerts a day as part of threat monitoring in Splunk.',
        'Lead incident response from first alert to documented lessons learned.',
        'Track [number] findings a month through vulnerability management until they are fixed.',
        'Carry out risk assessment for new systems and suppliers.',
        'Deliver security awareness training to [number] employees a year.',
        'Review access control and remove unused permissions.',
        'Reduce response time by [number] percent through better log analysis and playbooks.',
        'Maintain security policies and explain changes to users.',
      ],
      pastDuties: [
        'Analyzed [number] reported emails a week as part of phishing analysis.',
        'Documented incidents with timeline, cause and actions.',
        'Scanned [number] systems a month and reported weaknesses.',
        'Supported network security audits with evidence and configuration data.',
        'Automated [number] recurring checks in Python.',
        'Tested backups and recovery procedures with the infrastructure team.',
      ],
      letter: {
        opening:
          'I enjoy protecting systems and the people who use them, with careful threat monitoring, structured incident response and clear communication of risk.',
        achievement: 'At [Employer] I handled [number] security alerts a day and documented incidents for the team.',
      },
    },
    ...dataAndSystems,
  ],
};
