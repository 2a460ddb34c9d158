import type { IndustryProfile } from '../occupation';

export const humanResources: IndustryProfile = {
  industry: 'Human Resources',
  general: {
    title: 'Human Resources Professional',
    also: '',
    terms:
      'employee relations, recruiting, onboarding, personnel records, employee questions, interview scheduling, labor law basics, training coordination, HR reporting, confidentiality',
    tools: 'HR information systems, Excel',
    ifHeld: 'HR certificate',
    summary: [
      'who is easy to talk to and hard to gossip with.',
      'Brings fair recruiting, warm onboarding and exact personnel records, and gives the same answer to the same question whoever asks.',
    ],
    duties: [
      'Answer [number] employee questions a week, clearly and on the same day where possible.',
      'Maintain personnel records by law and with need-to-know access.',
      'Support recruiting for [number] vacancies a year, from advertisement to contract.',
      'Prepare onboarding so that desk, papers and people are ready on the first morning.',
      'Arrange [number] appointments a month, interview scheduling with both calendars respected.',
      'Advise on employee relations and bring people to one table early.',
      'Compile HR reporting for [number] units each month, with definitions attached.',
      'Keep confidentiality when asked kindly as well as when asked firmly.',
    ],
    earlier: [
      'Drafted [number] letters and certificates a month without errors.',
      'Organized training coordination with rooms, lists and feedback.',
      'Updated [number] employee files after moves, marriages and promotions.',
      'Welcomed applicants and thanked those who were not chosen.',
      'Counted [number] absences and vacations a month and settled differences.',
      'Read up on labor law basics and asked when in doubt.',
    ],
    letter: {
      opening:
        'People notice how they are treated when something goes wrong. I bring fair recruiting, careful personnel records, and employee relations built on early conversation.',
      proof: 'answered [number] questions a week and kept records that could be relied upon.',
    },
  },
  occupations: [
    {
      title: 'HR Manager',
      also: 'human resources manager, hr director, human resources director, head of hr, people manager, head of people, hr business partner, human resources business partner, people operations manager, chief people officer',
      terms:
        'workforce planning, employee relations, performance management, HR policy, talent management, employment law, compensation, change management, leadership coaching, employee engagement',
      tools: 'Workday, HR analytics, Excel',
      ifHeld: 'SHRM certificate, CIPD qualification',
      summary: [
        'who speaks plainly to leaders and listens longer to everybody else.',
        'Connects workforce planning, performance management and employee relations, and writes HR policy that people can remember.',
      ],
      duties: [
        'Advise leaders of [number] employees on structure, people and fair procedure.',
        'Settle employee relations cases early, with both sides heard and a written end.',
        'Lead workforce planning for [number] departments and name the gaps before they hurt.',
        'Write HR policy in short sentences and test it on those it concerns.',
        'Lower turnover by [number] points through exit talks that changed something.',
        'Guide performance management towards conversation and away from forms.',
        'Review compensation for [number] roles a year and explain differences openly.',
        'Support change management with honest dates, open questions and presence on site.',
      ],
      earlier: [
        'Handled [number] hires, moves and departures a year.',
        'Trained supervisors in leadership coaching with real cases.',
        'Surveyed [number] employees on employee engagement and published what came of it.',
        'Checked procedures against employment law with outside counsel.',
        'Introduced Workday for [number] users, with training before the switch.',
        'Prepared talent management rounds in which names were more than boxes.',
      ],
      letter: {
        opening:
          'Trust in HR is earned one case at a time. I bring fair employee relations, workforce planning that managers use, and HR policy in words people remember.',
        proof: 'advised leaders of [number] employees and brought both sides of a conflict to one table early.',
      },
    },
    {
      title: 'HR Generalist',
      also: 'human resources generalist, hr specialist, hr assistant, hr coordinator, human resources assistant, human resources coordinator, hr officer, hr administrator, human resources specialist, hr advisor, hr associate, hr intern',
      terms:
        'onboarding, personnel administration, benefits administration, recruiting support, employee questions, HR documentation, leave management, policy guidance, exit interviews, HR metrics',
      tools: 'BambooHR, Excel, Microsoft Word',
      ifHeld: 'HR certificate',
      summary: [
        'who answers, or says by when there will be an answer.',
        'Covers personnel administration, onboarding and benefits administration with an even hand, and notices when a form stands in for a conversation.',
      ],
      duties: [
        'Look after [number] employees from contract to reference.',
        'Plan onboarding with a contact person, a first task and a lunch date.',
        'Process [number] changes a month in personnel administration, checked by a second pair of eyes.',
        'Explain benefits administration in plain words, with examples in money.',
        'Resolve [number] employee questions a week and turn repeated ones into a short guide.',
        'Prepare HR documentation that can be signed without corrections.',
        'Conduct [number] exit interviews a year and report patterns without names.',
        'Keep leave management current, so that vacation is planned and not bargained for.',
      ],
      earlier: [
        'Scheduled [number] interviews a month as recruiting support.',
        'Filed and cleaned records by the retention periods.',
        'Prepared [number] certificates and letters a month.',
        'Gave policy guidance from the text and not from memory.',
        'Collected HR metrics for [number] teams and explained their limits.',
        'Organized health days, first aid courses and farewells.',
      ],
      letter: {
        opening:
          'Employees should get one clear answer. I bring careful personnel administration, friendly onboarding, and guidance that can be found in writing.',
        proof: 'looked after [number] employees and answered most questions within a day.',
      },
    },
    {
      title: 'Recruiter',
      also: 'talent acquisition specialist, talent acquisition manager, recruitment consultant, recruiting coordinator, technical recruiter, sourcer, headhunter, recruitment specialist, talent acquisition, recruiting manager, staffing specialist',
      terms:
        'candidate sourcing, structured interviews, job advertisements, candidate screening, hiring manager briefings, candidate experience, offer negotiation, talent pipelines, employer branding, applicant tracking',
      tools: 'LinkedIn Recruiter, Greenhouse, Excel',
      ifHeld: 'Recruiting certificate',
      summary: [
        'who tells every applicant how it ended.',
        'Begins with sharp hiring manager briefings, relies on structured interviews more than on liking, and looks after candidate experience to the last message.',
      ],
      duties: [
        'Fill [number] positions a year, from the first briefing to the first day.',
        'Hold hiring manager briefings that separate what is needed from what is wished for.',
        'Source [number] candidates a month beyond the usual places, candidate sourcing with personal messages.',
        'Write job advertisements that say what the work is like and what it pays.',
        'Lead [number] structured interviews a week with the same questions for all.',
        'Protect candidate experience by answering everybody within the promised days.',
        'Cut the time to hire by [number] days through faster feedback rounds.',
        'Guide offer negotiation to a result that holds after the first month.',
      ],
      earlier: [
        'Screened [number] applications a week, candidate screening by written criteria.',
        'Kept applicant tracking clean, with reasons for each decision.',
        'Called [number] people a week and took notes that others could use.',
        'Built talent pipelines for roles that come up every year.',
        'Represented the house at [number] fairs a year for employer branding.',
        'Prepared interview rooms, panels and travel with care.',
      ],
      letter: {
        opening:
          'Good hires begin with a good question to the hiring manager. I bring patient candidate sourcing, structured interviews, and an answer for every applicant.',
        proof: 'filled [number] positions a year and gave an answer to everybody who had applied.',
      },
    },
    {
      title: 'Training Specialist',
      also: 'learning and development specialist, training manager, corporate trainer, trainer, instructional designer, learning and development manager, training coordinator, l&d specialist, organizational development specialist, facilitator',
      terms:
        'training needs analysis, instructional design, workshop facilitation, e-learning, learning evaluation, onboarding programs, coaching, training materials, leadership development, learning platforms',
      tools: 'Articulate, Moodle, PowerPoint',
      ifHeld: 'Training certificate, Coaching certificate',
      summary: [
        'who asks what should be different on Monday.',
        'Starts from training needs analysis, keeps workshop facilitation lively and short, and checks by learning evaluation whether anything changed at work.',
      ],
      duties: [
        'Deliver [number] workshops a year, with more practice than slides.',
        'Carry out training needs analysis at the place of work before offering a course.',
        'Develop [number] e-learning units a year, none longer than a coffee break.',
        'Build instructional design backwards from the task that people must master.',
        'Measure [number] courses by learning evaluation weeks later, not by smiles at the door.',
        'Run onboarding programs together with the teams that receive the new people.',
        'Coach [number] supervisors a year, coaching between real conversations.',
        'Write training materials that work without the trainer.',
      ],
      earlier: [
        'Organized [number] courses a quarter with rooms, lists and follow-up.',
        'Filmed short demonstrations by experts at their own machines.',
        'Administered learning platforms for [number] users and removed dead content.',
        'Assisted in leadership development with cases from the house.',
        'Gathered feedback from [number] participants a month and changed the next session.',
        'Practiced workshop facilitation with colleagues before standing in front of strangers.',
      ],
      letter: {
        opening:
          'Training is worth its time when work becomes easier. I bring honest training needs analysis, workshop facilitation with practice, and learning evaluation after weeks and not minutes.',
        proof: 'trained [number] people a year and returned later to see what they used.',
      },
    },
    {
      title: 'Payroll Specialist',
      also: 'payroll administrator, payroll manager, payroll clerk, payroll coordinator, payroll officer, payroll accountant',
      terms:
        'payroll processing, wage tax, time and attendance, social security, payroll reconciliation, benefits administration, employee records, statutory reporting, year-end statements, data privacy',
      tools: 'ADP, SAP, Excel',
      ifHeld: 'Payroll certificate',
      summary: [
        'for whom payday is a promise.',
        'Brings exact payroll processing, payroll reconciliation before release, and explanations of wage tax that leave nobody feeling foolish.',
      ],
      duties: [
        'Run payroll processing for [number] employees each month, right and on time.',
        'Compare results with the month before and explain each large change before release.',
        'Check time and attendance for [number] people and settle gaps with their supervisors.',
        'Apply wage tax and social security rules and keep the source beside the setting.',
        'File [number] statutory reporting returns a year before their dates.',
        'Explain a payslip line by line until it is understood.',
        'Post payroll reconciliation to [number] accounts without carried-over differences.',
        'Guard data privacy, since pay is nobody else’s business.',
      ],
      earlier: [
        'Entered [number] changes a month into employee records with their documents.',
        'Prepared year-end statements and answered the wave of questions.',
        'Corrected [number] time entries a week together with the teams.',
        'Supported benefits administration from enrolment to exit.',
        'Tested [number] cases before each new release of the software.',
        'Wrote a calendar of cut-off dates that everybody could see.',
      ],
      letter: {
        opening:
          'Pay must be right the first time. I bring careful payroll processing, payroll reconciliation before release, and patience with every question about a payslip.',
        proof: 'paid [number] people each month and explained payslips line by line.',
      },
    },
  ],
};
