import type { Occupation } from '../occupation';

export const dataAndSystems: Occupation[] = [
  {
    id: 'data-scientist',
    title: 'Data Scientist',
    aliases:
      'machine learning engineer, ml engineer, machine learning scientist, research scientist, ai engineer, applied scientist, ai specialist, ai developer, nlp engineer, data science, statistician, deep learning engineer',
    terms:
      'machine learning, statistical modeling, feature engineering, experiment design, predictive analytics, model validation, data exploration, natural language processing, model deployment, causal inference',
    tools: 'Python, SQL, scikit-learn, PyTorch',
    certifications: 'Machine learning certificate',
    summary: [
      '{title} who frames a business problem before choosing a model.',
      'Moves from data exploration and feature engineering to model validation and deployment, and says plainly when a simple rule would do as well.',
    ],
    duties: [
      'Build machine learning models that score [number] customers, orders or devices a day.',
      'Translate vague questions into a measurable target, a baseline and a stopping rule.',
      'Lower forecast error by [number] percent through feature engineering on sales and calendar data.',
      'Guard model validation against leakage with splits by time and by customer.',
      'Plan and read [number] controlled tests a quarter with sound experiment design.',
      'Hand models over for model deployment with monitoring for drift.',
      'Classify [number] support messages a month with natural language processing.',
      'Explain predictions and their uncertainty to the people who act on them.',
    ],
    pastDuties: [
      'Carried out data exploration on [number] sources to find usable signals.',
      'Compared logistic regression with boosted trees and kept the simpler one where results were equal.',
      'Labeled and reviewed [number] records with domain experts.',
      'Estimated the effect of price changes using causal inference.',
      'Packaged [number] notebooks as tested, reusable Python modules.',
      'Presented statistical modeling results to managers in plain charts.',
    ],
    letter: {
      opening:
        'I am most at home where a messy data set meets a real decision, and I bring statistical modeling, honest model validation and a preference for simple solutions.',
      achievement: 'At [Employer] I put [number] models into regular use and monitored how well they held up.',
    },
  },
  {
    id: 'data-engineer',
    title: 'Data Engineer',
    aliases:
      'etl developer, big data engineer, data platform engineer, data warehouse engineer, data warehouse developer, analytics engineer, data pipeline engineer, data architect, data integration engineer, data engineering',
    terms:
      'data pipelines, ETL development, data warehousing, data modeling, stream processing, data quality checks, workflow orchestration, schema design, query optimization, data governance',
    tools: 'SQL, Python, Apache Spark, Airflow',
    certifications: 'Cloud data engineer certificate',
    summary: [
      '{title} who delivers complete, fresh and documented data.',
      'Designs data pipelines that can be rerun safely, keeps data modeling close to how the business speaks, and catches errors before a report does.',
    ],
    duties: [
      'Operate [number] data pipelines a day with alerts for late, missing or duplicate loads.',
      'Write idempotent jobs so that any day can be reloaded without side effects.',
      'Shorten the nightly load by [number] percent with incremental processing and partitioning.',
      'Settle schema design and data contracts with the teams that produce events.',
      'Cover [number] tables with data quality checks for nulls, ranges and row counts.',
      'Agree on facts and dimensions in data modeling for shared data warehousing.',
      'Ingest [number] events a second through stream processing.',
      'Publish lineage, owners and retention rules as part of data governance.',
    ],
    pastDuties: [
      'Connected [number] source systems by file, interface and change capture in ETL development.',
      'Scheduled dependent jobs with workflow orchestration in Airflow.',
      'Migrated [number] reports from spreadsheets to the warehouse.',
      'Cut expensive scans through query optimization and clustering.',
      'Backfilled [number] months of history after a change of source system.',
      'Removed personal data before analysts received access.',
    ],
    letter: {
      opening:
        'Good analysis depends on data nobody has to doubt, and I enjoy building the pipelines, models and checks that make this possible.',
      achievement: 'At [Employer] I ran [number] pipelines and made failures visible before users noticed them.',
    },
  },
  {
    id: 'frontend-developer',
    title: 'Frontend Developer',
    aliases:
      'frontend engineer, front end developer, front end engineer, web developer, javascript developer, typescript developer, react developer, angular developer, vue developer, ui developer, ui engineer, wordpress developer, html developer',
    terms:
      'responsive design, web accessibility, component libraries, state management, web performance, semantic HTML, browser compatibility, REST APIs, unit testing, design systems',
    tools: 'TypeScript, React, CSS, Git',
    certifications: 'Web accessibility certificate',
    summary: [
      '{title} building interfaces that load fast and work for everyone.',
      'Turns designs into semantic HTML and tested components, checks web accessibility with keyboard and screen reader, and settles details with designers early.',
    ],
    duties: [
      'Develop pages and flows in React and TypeScript used by [number] visitors a month.',
      'Check web accessibility by keyboard, screen reader and color contrast before merging.',
      'Bring the largest page below [number] kilobytes by splitting code and compressing images.',
      'Extend component libraries together with designers and document each variant.',
      'Connect [number] views to REST APIs with clear loading, empty and error states.',
      'Keep state management simple by storing only what cannot be derived.',
      'Cover [number] components with unit testing and visual comparison.',
      'Test browser compatibility on older phones and slow connections.',
    ],
    pastDuties: [
      'Converted [number] static layouts to responsive design with CSS grid.',
      'Rewrote forms using semantic HTML, labels and helpful error messages.',
      'Localized [number] screens, including dates, plurals and right-to-left layouts.',
      'Measured web performance in the field and removed unused scripts.',
      'Repaired [number] layout faults a month reported by support.',
      'Paired with backend colleagues on interface contracts and sample data.',
    ],
    letter: {
      opening:
        'I enjoy the last stretch between design and user, where responsive design, web accessibility and loading time decide whether a product feels right.',
      achievement:
        'At [Employer] I built interfaces for [number] monthly visitors and made them usable by keyboard alone.',
    },
  },
  {
    id: 'systems-administrator',
    title: 'Systems Administrator',
    aliases:
      'system administrator, it manager, sysadmin, linux administrator, windows administrator, server administrator, it administrator, network administrator, network engineer, it systems administrator, systems engineer, it infrastructure administrator, vmware administrator',
    terms:
      'server administration, patch management, virtualization, backup and recovery, network configuration, user provisioning, system monitoring, storage management, security hardening, change management',
    tools: 'Linux, Windows Server, PowerShell, VMware',
    certifications: 'Linux administrator certificate, Network certificate',
    summary: [
      '{title} keeping servers, networks and accounts dependable day and night.',
      'Plans server administration around patch windows and tested restores, documents the network as it really is, and scripts whatever comes up more than once.',
    ],
    duties: [
      'Administer [number] physical and virtual servers under Linux and Windows Server.',
      'Run patch management in rings, starting with test machines.',
      'Restore [number] random backups a quarter to prove backup and recovery.',
      'Enforce security hardening with firewalls, key-based logins and minimal services.',
      'Script user provisioning for [number] new and departing employees a month in PowerShell.',
      'Tune system monitoring thresholds so that warnings arrive before outages.',
      'Consolidate workloads through virtualization and retire [number] aging hosts.',
      'Record planned work in change management with a way back.',
    ],
    pastDuties: [
      'Configured [number] switches, access points and VPN tunnels.',
      'Renewed certificates and domain names ahead of their expiry.',
      'Expanded storage management with quotas for [number] departments.',
      'Traced slow logins to name resolution and faulty network configuration.',
      'Migrated [number] mailboxes to a hosted service over several weekends.',
      'Labeled cabling and racks and redrew the network plan.',
    ],
    letter: {
      opening:
        'I like systems that nobody needs to think about, and I get there through disciplined patch management, rehearsed restores and documentation that others can use at night.',
      achievement:
        'At [Employer] I looked after [number] servers and proved with regular restores that backups worked.',
    },
  },
  {
    id: 'database-administrator',
    title: 'Database Administrator',
    aliases:
      'dba, database admin, sql dba, oracle dba, oracle database administrator, sql server administrator, database engineer, database developer, sql developer, database manager, database specialist, postgresql administrator, mysql administrator',
    terms:
      'database administration, query tuning, high availability, replication, backup strategy, index design, data migration, database security, version upgrades, storage planning',
    tools: 'PostgreSQL, Oracle, SQL Server, Bash',
    certifications: 'Database administrator certificate',
    summary: [
      '{title} guarding data that other teams rely on every minute.',
      'Combines a rehearsed backup strategy and high availability with patient query tuning, and reviews schema changes with developers before they reach production.',
    ],
    duties: [
      'Oversee database administration for [number] production instances and their standbys.',
      'Rehearse failover so that high availability is proven and not assumed.',
      'Speed up the slowest queries by [number] percent with query tuning and index design.',
      'Restrict roles, audit logins and encrypt files to uphold database security.',
      'Carry out [number] version upgrades a year with a tested rollback.',
      'Review migration scripts for locks and long transactions before deployment.',
      'Forecast growth of [number] databases for storage planning.',
      'Watch replication lag and repair broken replicas.',
    ],
    pastDuties: [
      'Moved [number] schemas between engines during data migration.',
      'Verified the backup strategy with point-in-time restores on separate hardware.',
      'Rebuilt bloated indexes on [number] tables outside business hours.',
      'Investigated deadlocks with developers and reordered the statements behind them.',
      'Refreshed [number] test environments a month with anonymized copies.',
      'Kept runbooks for recovery, user requests and disk alerts.',
    ],
    letter: {
      opening:
        'Databases reward patience, and I enjoy both the quiet work of backups, replication and upgrades and the detective work of query tuning.',
      achievement: 'At [Employer] I administered [number] databases and rehearsed recovery with the operations team.',
    },
  },
  {
    id: 'scrum-master',
    title: 'Scrum Master',
    aliases:
      'agile coach, scrum coach, certified scrum master, agile scrum master, iteration manager, release train engineer, agile delivery lead, agile facilitator, scrum lead',
    terms:
      'sprint planning, retrospectives, agile coaching, impediment removal, backlog refinement, facilitation, flow metrics, Kanban, conflict mediation, cross-team dependencies',
    tools: 'Jira, Confluence, Miro',
    certifications: 'Certified ScrumMaster',
    summary: [
      '{title} who helps teams finish what they start.',
      'Keeps sprint planning realistic and retrospectives useful, takes impediment removal up with managers, and steps back as the team learns to run its own meetings.',
    ],
    duties: [
      'Coach [number] teams in limiting work in progress and slicing stories.',
      'Vary retrospectives in format and follow up on agreed experiments.',
      'Clear [number] blockers a month through impediment removal across departments.',
      'Facilitate sprint planning around a single goal the team believes in.',
      'Reduce cycle time by [number] percent by making queues visible with flow metrics.',
      'Support product owners in backlog refinement and in saying no.',
      'Map cross-team dependencies for [number] releases a year before dates are promised.',
      'Settle tensions early through private talks and conflict mediation.',
    ],
    pastDuties: [
      'Introduced Kanban for [number] support and maintenance teams.',
      'Shortened daily meetings by walking the board from right to left.',
      'Trained [number] colleagues in roles, events and estimation.',
      'Hosted remote workshops in Miro with silent brainstorming and voting.',
      'Tracked goals over [number] sprints and discussed misses without blame.',
      'Collected agile coaching material in Confluence for new teams.',
    ],
    letter: {
      opening:
        'I measure my work by how little a team needs me after a while, and I get there with attentive facilitation, useful retrospectives and persistent impediment removal.',
      achievement: 'At [Employer] I supported [number] teams and helped them deliver in smaller, steadier steps.',
    },
  },
];
