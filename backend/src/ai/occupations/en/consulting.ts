import type { IndustryOccupations } from '../occupation';

export const consulting: IndustryOccupations = {
  industry: 'Consulting',
  general: {
    id: 'consulting-professional',
    title: 'Consulting Professional',
    aliases: '',
    terms:
      'client workshops, problem structuring, data analysis, stakeholder interviews, presentations, project planning, recommendations, process analysis, client communication, proposal writing',
    tools: 'Excel, PowerPoint',
    certifications: 'Project management certificate',
    summary: [
      '{title} who helps clients make and carry out well-founded decisions.',
      'Combines stakeholder interviews, data analysis and practical recommendations that clients can implement on their own.',
    ],
    duties: [
      'Work on [number] client projects a year, from scoping to handover.',
      'Break down complex questions through clear problem structuring.',
      'Hold [number] stakeholder interviews a project and summarize the findings.',
      'Verify data analysis against observations on site.',
      'Lead [number] client workshops a quarter with documented results.',
      'Develop recommendations with priorities, costs and owners.',
      'Maintain project planning for [number] work streams and report delays early.',
      'Document process analysis in clear diagrams.',
    ],
    pastDuties: [
      'Prepared [number] presentations a month with one key message per page.',
      'Researched markets and regulations and documented sources.',
      'Cleaned [number] data sets and noted gaps.',
      'Recorded meeting tasks, owners and deadlines.',
      'Supported proposal writing for [number] offers a year.',
      'Practiced clear client communication in meetings and in writing.',
    ],
    letter: {
      opening:
        'I enjoy structuring complex questions, listening to the people who do the work and turning findings into recommendations that get carried out.',
      achievement: 'At [Employer] I worked on [number] projects and supported clients through the handover.',
    },
  },
  occupations: [
    {
      id: 'management-consultant',
      title: 'Management Consultant',
      aliases:
        'consultant, business consultant, strategy consultant, strategy analyst, associate consultant, operations consultant, consulting analyst, consulting manager, strategy manager, engagement manager, senior consultant',
      terms:
        'problem structuring, strategy development, client workshops, financial analysis, process improvement, stakeholder management, market analysis, executive presentations, implementation planning, change management',
      tools: 'Excel, PowerPoint, Tableau',
      certifications: 'MBA, PMP',
      summary: [
        '{title} who turns complex questions into clear decisions.',
        'Brings problem structuring, financial analysis and client workshops together, and supports client teams from the first hypothesis through implementation planning.',
      ],
      duties: [
        'Lead work streams on [number] client engagements a year.',
        'Apply problem structuring to define key questions and hypotheses.',
        'Prepare financial analysis for decisions worth [number].',
        'Prepare clear executive presentations for boards and management teams.',
        'Facilitate [number] client workshops a quarter and document the decisions.',
        'Conduct market analysis of customers, prices and competitors.',
        'Deliver savings of [number] percent through process improvement agreed with client teams.',
        'Develop implementation planning with owners, dates and first steps.',
      ],
      pastDuties: [
        'Interviewed [number] employees and customers a project and summarized the findings.',
        'Modeled options for strategy development with clear assumptions.',
        'Compared [number] competitors using public data and site visits.',
        'Wrote working papers for partners and client teams.',
        'Coordinated [number] client contacts a project as part of stakeholder management.',
        'Supported change management with clear communication and open question sessions.',
      ],
      letter: {
        opening:
          'I enjoy working with clients on complex questions, through clear problem structuring, sound financial analysis and workshops that lead to decisions.',
        achievement: 'At [Employer] I worked on [number] engagements and followed up on results after implementation.',
      },
    },
    {
      id: 'business-analyst',
      title: 'Business Analyst',
      aliases:
        'business systems analyst, process analyst, it business analyst, requirements analyst, systems analyst, business process analyst, functional analyst, requirements engineer, business analysis',
      terms:
        'requirements gathering, process mapping, stakeholder interviews, gap analysis, user stories, acceptance criteria, data analysis, business cases, user acceptance testing, workshop facilitation',
      tools: 'Jira, Visio, SQL',
      certifications: 'CBAP',
      summary: [
        '{title} who bridges the gap between business needs and technical solutions.',
        'Brings thorough requirements gathering, clear process mapping and testable acceptance criteria that business and technical teams can both use.',
      ],
      duties: [
        'Lead requirements gathering for [number] projects a year and document scope.',
        'Create process mapping with the people who do the work, including exceptions.',
        'Write [number] user stories a month with testable acceptance criteria.',
        'Prepare gap analysis with options for decision makers.',
        'Hold [number] stakeholder interviews a project and resolve conflicting requirements.',
        'Develop business cases that compare costs, benefits and risks.',
        'Plan user acceptance testing with [number] users and realistic scenarios.',
        'Provide workshop facilitation that gives everyone a voice.',
      ],
      pastDuties: [
        'Documented [number] processes a quarter in Visio.',
        'Checked reports in SQL and traced differences to their source.',
        'Answered [number] questions a week from developers with concrete examples.',
        'Maintained a shared glossary for business and technical teams.',
        'Tested [number] changes a month from the user’s perspective.',
        'Prepared data analysis to compare options.',
      ],
      letter: {
        opening:
          'I enjoy helping business and technical teams understand each other, through thorough requirements gathering, process mapping and clear acceptance criteria.',
        achievement:
          'At [Employer] I wrote requirements for [number] projects and validated them with users before development.',
      },
    },
    {
      id: 'it-consultant',
      title: 'IT Consultant',
      aliases:
        'technology consultant, erp consultant, sap consultant, salesforce consultant, digital transformation consultant, cloud consultant, implementation consultant, crm consultant, software consultant, solution architect, enterprise architect',
      terms:
        'solution design, system integration, ERP implementation, requirements analysis, data migration, user training, cloud migration, vendor selection, technical documentation, project delivery',
      tools: 'SAP, SQL, Jira',
      certifications: 'SAP certificate, Cloud architect certificate',
      summary: [
        '{title} who matches technology to the way people work.',
        'Covers solution design, data migration and user training, and gives independent advice on effort, cost and benefit.',
      ],
      duties: [
        'Advise [number] clients a year, from requirements analysis to stable operation.',
        'Develop solution design with clear architecture and interfaces.',
        'Lead data migration of [number] records with test runs and a rollback plan.',
        'Plan system integration with clear ownership of each interface.',
        'Deliver user training for [number] users a project using their own data.',
        'Support vendor selection with realistic test cases.',
        'Introduce [number] modules a year as part of an ERP implementation.',
        'Write technical documentation that the client can maintain.',
      ],
      pastDuties: [
        'Configured and tested [number] processes a project in SAP.',
        'Analyzed legacy systems and documented hidden business rules.',
        'Wrote [number] queries a month in SQL for checks and reports.',
        'Supported users on site during the first days after go-live.',
        'Resolved [number] tickets a week after launch.',
        'Prepared cloud migration plans with risks and sequence.',
      ],
      letter: {
        opening:
          'I enjoy introducing systems that people actually use, through careful solution design, tested data migration and practical user training.',
        achievement: 'At [Employer] I introduced [number] systems and supported users on site at go-live.',
      },
    },
    {
      id: 'change-manager',
      title: 'Change Manager',
      aliases:
        'change management consultant, transformation manager, transformation consultant, organizational consultant, change consultant, project management consultant, pmo manager, pmo analyst, program management consultant',
      terms:
        'change management, stakeholder analysis, communication planning, training concepts, impact assessment, leadership alignment, change networks, resistance management, adoption measurement, project governance',
      tools: 'Miro, PowerPoint, survey tools',
      certifications: 'Prosci certificate, PMP',
      summary: [
        '{title} who helps people understand and adopt new ways of working.',
        'Combines impact assessment, communication planning and training concepts, and supports leaders in communicating openly.',
      ],
      duties: [
        'Guide change management for [number] employees through new systems or structures.',
        'Conduct stakeholder analysis through interviews and workshops.',
        'Develop communication planning for [number] groups with clear messages and dates.',
        'Achieve leadership alignment before major announcements.',
        'Build change networks of [number] colleagues across teams.',
        'Design training concepts around daily tasks.',
        'Report adoption measurement on [number] questions a month.',
        'Address concerns early as part of resistance management.',
      ],
      pastDuties: [
        'Organized [number] information events with time for questions.',
        'Described changes to roles in an impact assessment.',
        'Surveyed [number] employees and published the results.',
        'Wrote guides and produced short videos in everyday language.',
        'Supported [number] project meetings a month within the project governance.',
        'Collected questions and concerns and answered them openly.',
      ],
      letter: {
        opening:
          'I enjoy helping people through change with honest communication, thorough impact assessment and training for real tasks.',
        achievement:
          'At [Employer] I guided [number] people through a major change and held open hours at every stage.',
      },
    },
    {
      id: 'research-analyst',
      title: 'Research Analyst',
      aliases:
        'market research analyst, market researcher, insights analyst, research consultant, industry analyst, consumer insights manager, research associate, insights manager',
      terms:
        'market research, survey design, qualitative interviews, statistical analysis, desk research, competitor analysis, report writing, data visualization, forecasting, research briefs',
      tools: 'SPSS, Excel, Power BI',
      certifications: 'Market research certificate',
      summary: [
        '{title} who delivers clear findings and is open about their limits.',
        'Combines survey design, qualitative interviews and statistical analysis with concise report writing for readers in a hurry.',
      ],
      duties: [
        'Deliver [number] studies a year, from research briefs to final presentation.',
        'Develop survey design with clear and neutral questions.',
        'Conduct [number] qualitative interviews a quarter and analyze the results.',
        'Apply statistical analysis and state its limitations.',
        'Track [number] competitors through regular competitor analysis.',
        'Create data visualization that is easy to read.',
        'Present [number] findings a month with clear recommendations.',
        'Archive desk research with full source references.',
      ],
      pastDuties: [
        'Recruited [number] participants for each study.',
        'Coded open answers according to documented rules.',
        'Cleaned [number] data sets in SPSS and documented exclusions.',
        'Prepared forecasting scenarios with ranges and assumptions.',
        'Wrote [number] briefing notes a month on market research findings.',
        'Improved report writing based on reader feedback.',
      ],
      letter: {
        opening:
          'I enjoy finding well-supported answers, through careful survey design, qualitative interviews and reports that start with the key finding.',
        achievement:
          'At [Employer] I delivered [number] studies a year with clear statements of confidence and limits.',
      },
    },
  ],
};
