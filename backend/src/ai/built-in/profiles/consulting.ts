import type { IndustryProfile } from '../occupation';

export const consulting: IndustryProfile = {
  industry: 'Consulting',
  general: {
    title: 'Consulting Professional',
    also: '',
    terms:
      'client workshops, problem structuring, data analysis, stakeholder interviews, presentations, project planning, recommendations, process analysis, client communication, proposal writing',
    tools: 'Excel, PowerPoint',
    ifHeld: 'Project management certificate',
    summary: [
      'who writes the question on the wall before opening a file.',
      'Combines stakeholder interviews, data analysis and recommendations that a client can carry out without us.',
    ],
    duties: [
      'Work on [number] projects a year from the first question to the handover.',
      'Split the task by problem structuring that the client can follow.',
      'Hold [number] stakeholder interviews a project and quote without names.',
      'Check data analysis against what people on site say.',
      'Lead [number] client workshops a quarter with a result on paper at the end.',
      'Write recommendations in order of effect, with cost and owner.',
      'Keep project planning for [number] work streams honest about delays.',
      'Explain process analysis with pictures of the real process.',
    ],
    earlier: [
      'Prepared [number] presentations a month with one message a page.',
      'Researched markets and rules and named the sources.',
      'Cleaned [number] data sets and noted what was missing.',
      'Took minutes with tasks, names and dates.',
      'Supported [number] offers a year by proposal writing and references.',
      'Practiced client communication: short, early and in writing.',
    ],
    letter: {
      opening:
        'Advice is useful when somebody acts on it. I bring clear problem structuring, interviews with those who do the work, and recommendations that can be carried out.',
      proof: 'worked on [number] projects and wrote each handover so that the client could go on alone.',
    },
  },
  occupations: [
    {
      title: 'Management Consultant',
      also: 'consultant, business consultant, strategy consultant, strategy analyst, associate consultant, operations consultant, consulting analyst, consulting manager, strategy manager, engagement manager, senior consultant',
      terms:
        'problem structuring, strategy development, client workshops, financial analysis, process improvement, stakeholder management, market analysis, executive presentations, implementation planning, change management',
      tools: 'Excel, PowerPoint, Tableau',
      ifHeld: 'MBA, PMP',
      summary: [
        'who would rather be understood than sound clever.',
        'Brings problem structuring, financial analysis and client workshops together, and stays through implementation planning to see what advice is worth.',
      ],
      duties: [
        'Lead work streams on [number] engagements a year, with one question and one owner each.',
        'Begin with problem structuring and test it on those who know the work.',
        'Build financial analysis that supports or stops decisions worth [number].',
        'Prepare executive presentations that can be read without the speaker.',
        'Run [number] client workshops a quarter, from open disagreement to a written decision.',
        'Bring market analysis back to customers, prices and rivals with names.',
        'Deliver savings of [number] percent through process improvement agreed on the floor.',
        'Hand over implementation planning with owners, dates and first steps.',
      ],
      earlier: [
        'Interviewed [number] employees and customers a project and sorted what they said.',
        'Modeled options for strategy development with the assumptions in front.',
        'Compared [number] competitors by public figures and visits.',
        'Wrote working papers that survived the next question.',
        'Coordinated [number] client contacts a project by stakeholder management.',
        'Supported change management with honest answers and open hours.',
      ],
      letter: {
        opening:
          'Clients know more than they are asked. I bring problem structuring that they can follow, financial analysis with open assumptions, and client workshops that end in decisions.',
        proof: 'worked on [number] engagements and returned afterwards to see what was still in use.',
      },
    },
    {
      title: 'Business Analyst',
      also: 'business systems analyst, process analyst, it business analyst, requirements analyst, systems analyst, business process analyst, functional analyst, requirements engineer, business analysis',
      terms:
        'requirements gathering, process mapping, stakeholder interviews, gap analysis, user stories, acceptance criteria, data analysis, business cases, user acceptance testing, workshop facilitation',
      tools: 'Jira, Visio, SQL',
      ifHeld: 'CBAP',
      summary: [
        'who asks why until the answer is about people and money.',
        'Translates between those who need something and those who build it, by requirements gathering, process mapping and acceptance criteria both sides can read.',
      ],
      duties: [
        'Lead requirements gathering for [number] projects a year and write down what is out of scope.',
        'Draw process mapping with the people who do the work, exceptions included.',
        'Write [number] user stories a month with acceptance criteria that can be tested.',
        'Show gap analysis as a list of choices, not of faults.',
        'Hold [number] stakeholder interviews a project and resolve what contradicts.',
        'Support decisions with business cases that state the cost of doing nothing.',
        'Plan user acceptance testing with [number] users on their own cases.',
        'Guide workshop facilitation so that the quietest person speaks before the end.',
      ],
      earlier: [
        'Documented [number] processes a quarter in Visio, one page each.',
        'Checked reports in SQL and traced differences to their source.',
        'Answered [number] questions a week from developers with examples.',
        'Maintained the glossary that all sides used.',
        'Tested [number] changes a month from the view of a user.',
        'Prepared data analysis for decisions between options.',
      ],
      letter: {
        opening:
          'Projects fail on words that mean something else to each side. I bring patient requirements gathering, process mapping with those who do the work, and acceptance criteria that can be tested.',
        proof: 'wrote requirements for [number] projects and tested them on real cases before anything was built.',
      },
    },
    {
      title: 'IT Consultant',
      also: 'technology consultant, erp consultant, sap consultant, salesforce consultant, digital transformation consultant, cloud consultant, implementation consultant, crm consultant, software consultant, solution architect, enterprise architect',
      terms:
        'solution design, system integration, ERP implementation, requirements analysis, data migration, user training, cloud migration, vendor selection, technical documentation, project delivery',
      tools: 'SAP, SQL, Jira',
      ifHeld: 'SAP certificate, Cloud architect certificate',
      summary: [
        'who adapts the system to the work before adapting the work to the system.',
        'Covers solution design, data migration and user training, and advises against a project where a spreadsheet will do.',
      ],
      duties: [
        'Advise [number] clients a year from requirements analysis to stable operation.',
        'Draw solution design on one page before any screen is built.',
        'Lead data migration of [number] records with a rehearsal and a way back.',
        'Plan system integration with clear owners for each interface.',
        'Train [number] users a project, user training on their own data.',
        'Compare products in vendor selection by cases and not by feature lists.',
        'Bring [number] modules live a year, ERP implementation in steps people can take in.',
        'Leave technical documentation that the client can maintain.',
      ],
      earlier: [
        'Configured and tested [number] processes a project in SAP.',
        'Analyzed old systems and found rules nobody had written down.',
        'Wrote [number] queries a month in SQL for checks and reports.',
        'Stood beside users during the first days after the switch.',
        'Solved [number] tickets a week in the weeks after launch.',
        'Prepared cloud migration lists with risks and order.',
      ],
      letter: {
        opening:
          'Systems are good when people forget them. I bring solution design on one page, data migration with a rehearsal, and user training on real data.',
        proof: 'brought [number] systems into use and was on site when people used them for the first time.',
      },
    },
    {
      title: 'Change Manager',
      also: 'change management consultant, transformation manager, transformation consultant, organizational consultant, change consultant, project management consultant, pmo manager, pmo analyst, program management consultant',
      terms:
        'change management, stakeholder analysis, communication planning, training concepts, impact assessment, leadership alignment, change networks, resistance management, adoption measurement, project governance',
      tools: 'Miro, PowerPoint, survey tools',
      ifHeld: 'Prosci certificate, PMP',
      summary: [
        'who hears resistance as information.',
        'Joins impact assessment, communication planning and training concepts, and asks leaders to say themselves what they would rather have announced.',
      ],
      duties: [
        'Guide change management for [number] people through new systems or structures.',
        'Do stakeholder analysis in conversation and not only on a grid.',
        'Write communication planning for [number] groups: what changes, what stays, when, whom to ask.',
        'Prepare leadership alignment before the first announcement.',
        'Build change networks of [number] colleagues who know their teams.',
        'Design training concepts around the first week of real use.',
        'Report adoption measurement on [number] questions a month, with quotes.',
        'Treat resistance management as listening with consequences.',
      ],
      earlier: [
        'Organized [number] information events with time for hard questions.',
        'Described roles before and after in an impact assessment.',
        'Surveyed [number] employees and published the answers.',
        'Wrote guides, posters and short films in everyday words.',
        'Supported [number] project meetings a month under clear project governance.',
        'Collected rumors and answered them in the open.',
      ],
      letter: {
        opening:
          'People accept much when they are told early and told the truth. I bring impact assessment with those concerned, clear communication planning, and training for the first real week.',
        proof: 'guided [number] people through a large change, with open hours before and after each step.',
      },
    },
    {
      title: 'Research Analyst',
      also: 'market research analyst, market researcher, insights analyst, research consultant, industry analyst, consumer insights manager, research associate, insights manager',
      terms:
        'market research, survey design, qualitative interviews, statistical analysis, desk research, competitor analysis, report writing, data visualization, forecasting, research briefs',
      tools: 'SPSS, Excel, Power BI',
      ifHeld: 'Market research certificate',
      summary: [
        'who says how sure the answer is.',
        'Combines survey design, qualitative interviews and statistical analysis, and puts the finding before the method in report writing.',
      ],
      duties: [
        'Deliver [number] studies a year from research briefs to the final talk.',
        'Write survey design that a tired person can answer truthfully.',
        'Conduct [number] qualitative interviews a quarter and let silence work.',
        'Use statistical analysis with its limits in the same sentence.',
        'Follow [number] competitors, competitor analysis with dates and sources.',
        'Draw data visualization that needs no legend.',
        'Present [number] findings a month as answers to the question that was asked.',
        'Archive desk research so that it can be found and checked.',
      ],
      earlier: [
        'Recruited [number] participants a study and thanked them properly.',
        'Coded open answers by rules that a colleague could repeat.',
        'Cleaned [number] data sets in SPSS and listed each exclusion.',
        'Prepared forecasting sheets with ranges in place of single figures.',
        'Wrote [number] short notes a month on market research news.',
        'Learned report writing from the questions of readers.',
      ],
      letter: {
        opening:
          'A finding is useful when its limits are known. I bring careful survey design, qualitative interviews with patience, and report writing that begins with the answer.',
        proof: 'delivered [number] studies a year and stated in each how sure the answer was.',
      },
    },
  ],
};
