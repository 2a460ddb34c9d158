import type { IndustryOccupations } from '../occupation';

export const humanResources: IndustryOccupations = {
  industry: 'Human Resources',
  general: {
    id: 'human-resources-professional',
    title: 'Human Resources Professional',
    aliases: '',
    terms:
      'employee relations, recruiting, onboarding, personnel records, employee questions, interview scheduling, labor law basics, training coordination, HR reporting, confidentiality',
    tools: 'HR information systems, Excel',
    certifications: 'HR certificate',
    summary: [
      '{title} who is approachable, discreet and reliable.',
      'Brings fair recruiting, well-organized onboarding and accurate personnel records, and gives employees and managers clear and consistent answers.',
    ],
    duties: [
      'Answer [number] employee questions a week clearly and promptly.',
      'Maintain personnel records in line with the law and access rules.',
      'Support recruiting for [number] vacancies a year, from job posting to contract.',
      'Prepare onboarding so that new employees are ready from the first day.',
      'Coordinate interview scheduling for [number] appointments a month.',
      'Advise on employee relations and help resolve conflicts early.',
      'Compile HR reporting for [number] units each month.',
      'Protect confidentiality in all personnel matters.',
    ],
    pastDuties: [
      'Drafted [number] letters and certificates a month.',
      'Supported training coordination, including rooms, lists and feedback.',
      'Updated [number] employee files after changes and promotions.',
      'Welcomed applicants and sent timely replies to all of them.',
      'Checked [number] absence and vacation entries a month.',
      'Studied labor law basics and clarified questions with specialists.',
    ],
    letter: {
      opening:
        'I enjoy supporting employees and managers, through fair recruiting, accurate personnel records and early conversation when problems arise.',
      achievement: 'At [Employer] I answered [number] employee questions a week and kept records accurate.',
    },
  },
  occupations: [
    {
      id: 'hr-manager',
      title: 'HR Manager',
      aliases:
        'human resources manager, hr director, human resources director, head of hr, people manager, head of people, hr business partner, hrbp, human resources business partner, people operations manager, chief people officer',
      terms:
        'workforce planning, employee relations, performance management, HR policy, talent management, employment law, compensation, change management, leadership coaching, employee engagement',
      tools: 'Workday, HR analytics, Excel',
      certifications: 'SHRM certificate, CIPD qualification',
      summary: [
        '{title} who advises leaders and supports employees fairly.',
        'Connects workforce planning, performance management and employee relations, develops HR policy that people understand, and involves both sides early when conflicts arise.',
      ],
      duties: [
        'Advise leaders of [number] employees on organization, staffing and procedures.',
        'Resolve employee relations cases through fair hearing and documentation.',
        'Lead workforce planning for [number] departments and identify gaps early.',
        'Write clear HR policy and consult those affected.',
        'Reduce turnover by [number] points by acting on exit interview findings.',
        'Develop performance management based on regular feedback.',
        'Review compensation for [number] roles a year and explain decisions openly.',
        'Support change management with clear communication and presence on site.',
      ],
      pastDuties: [
        'Handled [number] hires, transfers and departures a year.',
        'Trained supervisors in leadership coaching using real cases.',
        'Surveyed [number] employees on employee engagement and followed up on the results.',
        'Checked procedures against employment law with legal counsel.',
        'Introduced Workday for [number] users, including training.',
        'Prepared talent management reviews with department heads.',
      ],
      letter: {
        opening:
          'I believe good HR work builds trust, through fair employee relations, practical workforce planning and clear HR policy.',
        achievement: 'At [Employer] I advised leaders of [number] employees and resolved conflicts at an early stage.',
      },
    },
    {
      id: 'hr-generalist',
      title: 'HR Generalist',
      aliases:
        'human resources generalist, hr specialist, hr assistant, hr coordinator, human resources assistant, human resources coordinator, hr officer, hr administrator, human resources specialist, hr advisor, hr associate, hr intern',
      terms:
        'onboarding, personnel administration, benefits administration, recruiting support, employee questions, HR documentation, leave management, policy guidance, exit interviews, HR metrics',
      tools: 'BambooHR, Excel, Microsoft Word',
      certifications: 'HR certificate',
      summary: [
        '{title} who gives employees and managers clear, dependable support.',
        'Covers personnel administration, onboarding and benefits administration accurately and looks for simpler ways to get things done.',
      ],
      duties: [
        'Support [number] employees throughout the employment cycle.',
        'Plan onboarding with contacts, first tasks and introductions.',
        'Process [number] changes a month in personnel administration.',
        'Explain benefits administration in plain words with examples.',
        'Resolve [number] employee questions a week and publish answers to common ones.',
        'Prepare accurate HR documentation for signature.',
        'Conduct [number] exit interviews a year and report trends.',
        'Keep leave management current and transparent.',
      ],
      pastDuties: [
        'Scheduled [number] interviews a month as recruiting support.',
        'Maintained personnel files according to retention rules.',
        'Prepared [number] certificates and letters a month.',
        'Provided policy guidance to employees and supervisors.',
        'Collected HR metrics for [number] teams.',
        'Organized health days, first aid courses and staff events.',
      ],
      letter: {
        opening:
          'I enjoy giving employees clear answers and making HR processes run smoothly, from onboarding to benefits administration.',
        achievement: 'At [Employer] I supported [number] employees and answered most questions within a day.',
      },
    },
    {
      id: 'recruiter',
      title: 'Recruiter',
      aliases:
        'talent acquisition specialist, talent acquisition manager, recruitment consultant, recruiting coordinator, technical recruiter, sourcer, headhunter, recruitment specialist, talent acquisition, recruiting manager, staffing specialist',
      terms:
        'candidate sourcing, structured interviews, job advertisements, candidate screening, hiring manager briefings, candidate experience, offer negotiation, talent pipelines, employer branding, applicant tracking',
      tools: 'LinkedIn Recruiter, Greenhouse, Excel',
      certifications: 'Recruiting certificate',
      summary: [
        '{title} who finds the right people and treats every applicant with respect.',
        'Starts from clear hiring manager briefings, relies on structured interviews, and takes care of candidate experience at every stage.',
      ],
      duties: [
        'Fill [number] positions a year, from first briefing to first day.',
        'Hold hiring manager briefings to separate essential from desirable skills.',
        'Reach [number] potential candidates a month through targeted candidate sourcing.',
        'Write clear and honest job advertisements.',
        'Lead [number] structured interviews a week using consistent questions.',
        'Improve candidate experience through timely replies to all applicants.',
        'Cut time to hire by [number] days through faster feedback.',
        'Guide offer negotiation between candidates and hiring managers.',
      ],
      pastDuties: [
        'Completed candidate screening for [number] applications a week.',
        'Kept applicant tracking data current and complete.',
        'Called [number] candidates a week and documented the conversations.',
        'Built talent pipelines for recurring roles.',
        'Represented the company at [number] job fairs a year for employer branding.',
        'Coordinated interview panels, rooms and travel.',
      ],
      letter: {
        opening:
          'I enjoy matching people and roles, through clear hiring manager briefings, thorough candidate sourcing and fair structured interviews.',
        achievement: 'At [Employer] I filled [number] positions a year and kept every applicant informed.',
      },
    },
    {
      id: 'training-specialist',
      title: 'Training Specialist',
      aliases:
        'learning and development specialist, training manager, corporate trainer, trainer, instructional designer, learning and development manager, training coordinator, l&d specialist, organizational development specialist, facilitator',
      terms:
        'training needs analysis, instructional design, workshop facilitation, e-learning, learning evaluation, onboarding programs, coaching, training materials, leadership development, learning platforms',
      tools: 'Articulate, Moodle, PowerPoint',
      certifications: 'Training certificate, Coaching certificate',
      summary: [
        '{title} who helps people learn skills they can use at work.',
        'Starts from training needs analysis, keeps workshop facilitation practical, and measures results through learning evaluation.',
      ],
      duties: [
        'Lead workshop facilitation for [number] courses a year with a focus on practice.',
        'Carry out training needs analysis with teams and managers.',
        'Develop [number] short e-learning units a year.',
        'Base instructional design on the tasks people need to master.',
        'Evaluate [number] courses through learning evaluation several weeks later.',
        'Organize onboarding programs with the receiving teams.',
        'Provide coaching to [number] supervisors a year.',
        'Write training materials that learners can use independently.',
      ],
      pastDuties: [
        'Organized [number] courses a quarter, including rooms, lists and follow-up.',
        'Recorded short demonstrations with subject experts.',
        'Administered learning platforms for [number] users.',
        'Assisted with leadership development programs and case studies.',
        'Gathered feedback from [number] participants a month and improved sessions.',
        'Practiced presentation techniques with experienced trainers.',
      ],
      letter: {
        opening:
          'I enjoy helping people build skills they use every day, through careful training needs analysis, practical workshops and honest learning evaluation.',
        achievement: 'At [Employer] I trained [number] people a year and followed up on what they applied at work.',
      },
    },
    {
      id: 'payroll-specialist',
      title: 'Payroll Specialist',
      aliases:
        'payroll administrator, payroll manager, payroll clerk, payroll coordinator, payroll officer, payroll accountant',
      terms:
        'payroll processing, wage tax, time and attendance, social security, payroll reconciliation, benefits administration, employee records, statutory reporting, year-end statements, data privacy',
      tools: 'ADP, SAP, Excel',
      certifications: 'Payroll certificate',
      summary: [
        '{title} who delivers accurate and punctual payroll every month.',
        'Brings careful payroll processing, thorough payroll reconciliation and clear explanations of wage tax, benefits and deductions.',
      ],
      duties: [
        'Complete payroll processing for [number] employees each month.',
        'Compare results with the previous month and explain significant changes.',
        'Check time and attendance for [number] employees and clarify gaps.',
        'Apply wage tax and social security rules correctly.',
        'File [number] statutory reporting returns a year on time.',
        'Explain pay stubs to employees line by line.',
        'Complete payroll reconciliation for [number] accounts each month.',
        'Protect data privacy in all payroll matters.',
      ],
      pastDuties: [
        'Entered [number] changes a month into employee records.',
        'Prepared year-end statements and answered employee questions.',
        'Corrected [number] time entries a week with supervisors.',
        'Supported benefits administration from enrollment to exit.',
        'Tested [number] payroll cases before each software update.',
        'Maintained a shared calendar of payroll deadlines.',
      ],
      letter: {
        opening:
          'I take pride in accurate and punctual payroll, from careful payroll processing and reconciliation to clear answers about pay stubs.',
        achievement:
          'At [Employer] I processed payroll for [number] employees each month and explained pay stubs when asked.',
      },
    },
    {
      id: 'compensation-specialist',
      title: 'Compensation Specialist',
      aliases:
        'compensation and benefits specialist, compensation analyst, compensation manager, compensation and benefits manager, compensation and benefits analyst, benefits specialist, benefits administrator, benefits manager, benefits analyst, benefits coordinator, total rewards specialist, total rewards manager, reward analyst, reward manager, rewards specialist',
      terms:
        'salary benchmarking, job evaluation, pay structures, benefits administration, pay equity analysis, bonus plans, market surveys, merit increases, total rewards, pay transparency',
      tools: 'Workday, Excel, Power BI',
      certifications: 'Compensation certificate',
      summary: [
        '{title} who makes pay explainable, from the offer to the annual review.',
        'Grounds pay structures in job evaluation and salary benchmarking, checks pay equity with care, and answers benefits questions in everyday language.',
      ],
      duties: [
        'Benchmark [number] roles a year against market surveys and internal peers.',
        'Chair job evaluation panels and write down why a role sits in its grade.',
        'Run annual merit increases for [number] employees with budgets and guidance by manager.',
        'Design pay structures with ranges that leave room to grow.',
        'Narrow unexplained gaps by [number] percent following pay equity analysis.',
        'Explain bonus plans with worked examples before targets are signed.',
        'Compare quotes from [number] insurers and pension providers at renewal.',
        'Prepare ranges and wording for pay transparency in job posts.',
      ],
      pastDuties: [
        'Submitted data on [number] positions to salary surveys.',
        'Processed enrollments and leavers in benefits administration.',
        'Modeled the cost of [number] pay scenarios in Excel.',
        'Presented total rewards statements to new hires and managers.',
        'Checked [number] offers a month against range and budget.',
        'Reconciled provider invoices with payroll deductions.',
      ],
      letter: {
        opening:
          'Few topics stir people as much as pay, so I value sound salary benchmarking, clear grades and the patience to explain both.',
        achievement:
          'At [Employer] I supported pay reviews for [number] employees and gave managers reasons they could pass on.',
      },
    },
  ],
};
