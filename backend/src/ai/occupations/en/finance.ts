import type { IndustryOccupations } from '../occupation';

export const finance: IndustryOccupations = {
  industry: 'Finance',
  general: {
    id: 'finance-professional',
    title: 'Finance Professional',
    aliases: '',
    terms:
      'financial reporting, reconciliation, budget tracking, data analysis, internal controls, regulatory compliance, client service, risk awareness, month-end close, documentation',
    tools: 'Excel, SAP',
    certifications: 'Finance certificate, Accounting qualification',
    summary: [
      '{title} who prepares figures that others can rely on.',
      'Brings careful reconciliation, clear financial reporting and respect for internal controls, and explains numbers well to colleagues outside finance.',
    ],
    duties: [
      'Prepare financial reporting for [number] teams and trace each figure to its source.',
      'Explain variances in plain language and suggest next steps.',
      'Complete reconciliation of [number] accounts a month and clear open items.',
      'Follow internal controls and document approved exceptions.',
      'Support budget tracking for [number] cost centers and flag overruns early.',
      'Keep documentation complete and ready for audit.',
      'Answer [number] client and internal requests a week, with a focus on client service.',
      'Monitor regulatory compliance changes and update procedures.',
    ],
    pastDuties: [
      'Entered and checked [number] transactions a week against their documents.',
      'Assisted with the month-end close and tracked open points.',
      'Built data analysis sheets in Excel for [number] recurring reports.',
      'Filed contracts and statements by the retention rules.',
      'Served [number] clients a day and documented complex cases for specialists.',
      'Reported unusual entries early, showing sound risk awareness.',
    ],
    letter: {
      opening:
        'I enjoy accurate work with numbers, from reconciliation to clear financial reporting, and explaining what the figures mean.',
      achievement: 'At [Employer] I prepared reports for [number] teams and reconciled the underlying accounts.',
    },
  },
  occupations: [
    {
      id: 'accountant',
      title: 'Accountant',
      aliases:
        'staff accountant, general ledger accountant, management accountant, cost accountant, chartered accountant, accounting manager, financial controller, controller, accounting',
      terms:
        'general ledger, month-end close, account reconciliation, financial statements, tax filings, accruals, internal controls, fixed assets, variance analysis, audit preparation',
      tools: 'Excel, SAP, QuickBooks',
      certifications: 'CPA, ACCA',
      summary: [
        '{title} with a structured approach to closing, reporting and controls.',
        'Manages the month-end close on schedule, keeps account reconciliation current, and prepares financial statements that managers can follow.',
      ],
      duties: [
        'Complete the month-end close for [number] entities within [number] working days.',
        'Maintain the general ledger with full documentation for manual entries.',
        'Complete account reconciliation for [number] balance sheet accounts and clear old items first.',
        'Prepare financial statements with notes on significant movements.',
        'Post accruals and prepayments for [number] contracts after review.',
        'Prepare tax filings from reconciled figures with supporting workpapers.',
        'Cut late adjustments by [number] percent through earlier communication with departments.',
        'Coordinate audit preparation and respond to auditor requests.',
      ],
      pastDuties: [
        'Processed [number] supplier invoices a week, matching orders, deliveries and prices.',
        'Maintained the register of fixed assets and verified it against physical counts.',
        'Reconciled [number] bank accounts a month and resolved differences.',
        'Wrote variance analysis comments for managers in clear language.',
        'Reviewed [number] expense reports a month and clarified open items.',
        'Documented internal controls and procedures for vacation coverage.',
      ],
      letter: {
        opening:
          'I enjoy the discipline of accounting, from current account reconciliation and a smooth month-end close to financial statements that people understand.',
        achievement: 'At [Employer] I closed the books for [number] entities and kept workpapers ready for audit.',
      },
    },
    {
      id: 'financial-analyst',
      title: 'Financial Analyst',
      aliases:
        'finance analyst, investment analyst, fp&a analyst, budget analyst, credit analyst, underwriter, insurance underwriter, equity analyst, risk analyst, portfolio analyst, finance manager',
      terms:
        'financial modeling, forecasting, budgeting, variance analysis, valuation, management reporting, scenario analysis, business cases, cash flow analysis, market research',
      tools: 'Excel, Power BI, SQL',
      certifications: 'CFA, FMVA',
      summary: [
        '{title} who builds clear, well-structured models for business decisions.',
        'Combines financial modeling, forecasting and variance analysis with concise recommendations, and keeps the assumptions behind each figure transparent.',
      ],
      duties: [
        'Carry out and review financial modeling for [number] business cases a year with documented assumptions.',
        'Prepare variance analysis for managers with causes and recommended actions.',
        'Lead budgeting for [number] departments, from planning calendar to final version.',
        'Prepare concise management reporting for senior leadership.',
        'Improve forecasting accuracy by [number] points by comparing forecasts with actual results.',
        'Run scenario analysis, including downside cases, before major decisions.',
        'Review [number] investment proposals a quarter using several methods of valuation.',
        'Maintain weekly cash flow analysis and flag shortfalls early.',
      ],
      pastDuties: [
        'Collected and checked figures from [number] units for the monthly report.',
        'Summarized competitor results from market research and public accounts.',
        'Automated [number] recurring reports in Excel and Power BI, with control totals.',
        'Tested colleagues’ models for errors and weak assumptions.',
        'Answered [number] ad hoc requests a month and documented the queries.',
        'Presented results to colleagues outside finance and clarified open questions.',
      ],
      letter: {
        opening:
          'I enjoy turning figures into decisions, through careful financial modeling, tested forecasting and short, clear recommendations.',
        achievement: 'At [Employer] I supported [number] departments with budgeting, forecasting and monthly reviews.',
      },
    },
    {
      id: 'bookkeeper',
      title: 'Bookkeeper',
      aliases:
        'accounts payable clerk, accounts receivable clerk, accounting clerk, accounts assistant, accounting assistant, billing specialist, billing clerk, bookkeeping',
      terms:
        'accounts payable, accounts receivable, bank reconciliation, invoicing, data entry, expense tracking, payment runs, payment reminders, sales tax, record keeping',
      tools: 'QuickBooks, Xero, Excel',
      certifications: 'Bookkeeping certificate, Payroll certificate',
      summary: [
        '{title} with an organized, accurate and reliable way of working.',
        'Keeps accounts payable and accounts receivable up to date, completes bank reconciliation every week, and follows up on missing documents early.',
      ],
      duties: [
        'Process [number] invoices a week in accounts payable with matching orders and approvals.',
        'Complete bank reconciliation weekly and resolve differences promptly.',
        'Manage invoicing for [number] customers on agreed dates.',
        'Monitor accounts receivable by age and send payment reminders politely and consistently.',
        'Prepare [number] payment runs a month and verify bank details.',
        'Maintain record keeping so that documents can be retrieved quickly.',
        'Handle expense tracking for [number] employees and follow up on missing receipts.',
        'Prepare complete monthly records for the accountant.',
      ],
      pastDuties: [
        'Posted [number] entries a day with accurate data entry.',
        'Scanned and filed documents according to a clear naming system.',
        'Matched [number] deliveries a week with orders and invoices.',
        'Prepared figures and supporting documents for sales tax returns.',
        'Answered [number] supplier calls a week and documented the outcome.',
        'Cleaned up customer master data and removed duplicate accounts.',
      ],
      letter: {
        opening:
          'I enjoy keeping books in good order, with timely data entry, weekly bank reconciliation and well-maintained accounts payable and receivable.',
        achievement:
          'At [Employer] I handled [number] invoices a week and delivered complete monthly records to the accountant.',
      },
    },
    {
      id: 'bank-teller',
      title: 'Bank Teller',
      aliases: 'teller, personal banker, bank clerk, branch associate, banking associate, relationship banker',
      terms:
        'cash handling, account opening, customer identification, fraud prevention, client advice, loan applications, digital banking, confidentiality, complaint handling, anti-money laundering',
      tools: 'core banking software, cash counting machines',
      certifications: 'Banking license, Insurance license',
      summary: [
        '{title} offering accurate, friendly service at the counter.',
        'Combines careful cash handling, helpful client advice and alertness to fraud prevention, at the counter, on the phone and in digital banking.',
      ],
      duties: [
        'Serve [number] clients a day at the counter with courtesy and efficiency.',
        'Balance the cash drawer daily following cash handling procedures.',
        'Complete [number] account opening files a month, including customer identification.',
        'Identify unusual transactions and apply fraud prevention procedures discreetly.',
        'Prepare [number] complete loan applications a month.',
        'Explain fees and risks clearly as part of client advice.',
        'Help [number] clients a week set up and use digital banking safely.',
        'Follow anti-money laundering rules and document reported cases.',
      ],
      pastDuties: [
        'Counted and packed [number] cash bags a week under dual control.',
        'Resolved customer concerns at the counter through fair complaint handling.',
        'Called [number] clients a week about expiring cards and open documents.',
        'Protected client confidentiality at the counter, on the phone and on screen.',
        'Filled [number] cash machines a week and logged each seal.',
        'Learned the product range in order to recommend suitable accounts.',
      ],
      letter: {
        opening:
          'I enjoy serving clients at the counter, and I combine accurate cash handling with clear advice and attention to fraud prevention.',
        achievement: 'At [Employer] I served [number] clients a day and balanced the cash drawer at closing.',
      },
    },
    {
      id: 'auditor',
      title: 'Auditor',
      aliases: 'internal auditor, external auditor, audit associate, it auditor, audit manager, audit',
      terms:
        'audit planning, risk assessment, internal controls, control testing, sampling, working papers, audit reports, process walkthroughs, follow-up reviews, regulatory compliance',
      tools: 'Excel, audit software, SQL',
      certifications: 'CIA, CISA',
      summary: [
        '{title} who asks open questions and reports findings constructively.',
        'Plans audits by risk assessment, tests internal controls with sound sampling, and agrees on the facts before audit reports are issued.',
      ],
      duties: [
        'Lead [number] audits a year from audit planning to the closing meeting.',
        'Set audit priorities through risk assessment with process owners.',
        'Carry out control testing on [number] processes with representative samples.',
        'Conduct process walkthroughs with the people responsible.',
        'Write concise audit reports on [number] findings a year with causes and agreed actions.',
        'Maintain working papers that meet professional standards.',
        'Verify [number] agreed actions a quarter in follow-up reviews.',
        'Advise teams on internal controls when new systems are introduced.',
      ],
      pastDuties: [
        'Tested [number] transactions by sampling and documented exceptions.',
        'Drafted clear questionnaires for process owners.',
        'Analyzed [number] data sets in SQL to find gaps and duplicate payments.',
        'Observed inventory counts and documented deviations from procedure.',
        'Supported [number] audits under the guidance of senior auditors.',
        'Compared procedures with regulatory compliance requirements and listed gaps.',
      ],
      letter: {
        opening:
          'I see audit as a way to help an organization improve, through fair risk assessment, thorough control testing and clear audit reports.',
        achievement: 'At [Employer] I completed [number] audits and agreed on findings with the teams concerned.',
      },
    },
    {
      id: 'financial-advisor',
      title: 'Financial Advisor',
      aliases:
        'financial adviser, financial planner, wealth manager, investment advisor, mortgage advisor, loan officer',
      terms:
        'financial planning, investment advice, client relationships, risk profiling, retirement planning, portfolio reviews, insurance products, regulatory compliance, needs analysis, client acquisition',
      tools: 'CRM systems, financial planning software, Excel',
      certifications: 'Investment adviser license, Insurance license',
      summary: [
        '{title} who gives clients clear and suitable advice.',
        'Combines careful needs analysis with sound financial planning, explains costs and risks openly, and builds long-term client relationships.',
      ],
      duties: [
        'Advise [number] clients on financial planning, savings and insurance products.',
        'Conduct needs analysis and risk profiling before each recommendation.',
        'Hold [number] portfolio reviews a quarter and adjust plans to new goals.',
        'Explain costs, risks and alternatives in plain language.',
        'Gain [number] new clients a year through client acquisition at local events.',
        'Document investment advice in line with regulatory compliance rules.',
        'Prepare retirement planning for [number] households a year.',
        'Maintain client relationships through regular personal contact.',
      ],
      pastDuties: [
        'Prepared [number] client meetings a week with figures and documents.',
        'Answered client questions on accounts, contracts and forms.',
        'Processed [number] applications a month and checked that they were complete.',
        'Compared insurance products for advisors and explained the differences.',
        'Updated [number] client records a week in CRM systems.',
        'Assisted with seminars and client events.',
      ],
      letter: {
        opening:
          'I enjoy helping people make good financial decisions, with thorough needs analysis, clear investment advice and long-term client relationships.',
        achievement: 'At [Employer] I advised [number] clients and reviewed their plans with them regularly.',
      },
    },
    {
      id: 'insurance-agent',
      title: 'Insurance Agent',
      aliases:
        'insurance broker, insurance advisor, insurance adviser, insurance consultant, insurance sales agent, insurance producer, insurance representative, insurance specialist, life insurance agent, insurance sales representative, insurance account manager',
      terms:
        'insurance sales, needs analysis, policy comparison, life insurance, property insurance, claims support, policy renewals, lead generation, client retention, regulatory compliance',
      tools: 'CRM systems, quoting software',
      certifications: 'Insurance license',
      summary: [
        '{title} who explains coverage in plain words before anyone signs.',
        'Brings experience in needs analysis, policy comparison and claims support, and points out exclusions as openly as benefits.',
      ],
      duties: [
        'Look after [number] households and small firms from first quote to claim.',
        'Ask about family, property and income in a needs analysis before naming a product.',
        'Close [number] contracts a month in insurance sales, from motor to life insurance.',
        'Read exclusions and deductibles aloud with clients when presenting a policy comparison.',
        'Follow up [number] policy renewals a month ahead of their due date.',
        'Guide clients after losses with claims support, photographs and forms.',
        'Win [number] new leads a month through referrals and local lead generation.',
        'Document advice and consent in line with regulatory compliance rules.',
      ],
      pastDuties: [
        'Quoted [number] property insurance and auto requests a week by phone.',
        'Spotted gaps and overlaps in existing contracts and suggested changes.',
        'Visited [number] stores and workshops a month to assess risks.',
        'Collected missing documents for underwriters and chased decisions.',
        'Strengthened client retention with [number] calls a month after births, moves and new jobs.',
        'Entered premiums and endorsements in quoting software without rework.',
      ],
      letter: {
        opening:
          'People buy insurance for the worst day they can imagine, so I sell coverage they understand and am still reachable when they need to claim.',
        achievement: 'At [Employer] I looked after [number] clients and reviewed their coverage before each renewal.',
      },
    },
    {
      id: 'tax-consultant',
      title: 'Tax Consultant',
      aliases:
        'tax advisor, tax adviser, tax accountant, tax preparer, tax specialist, tax analyst, tax manager, tax associate, tax agent, income tax preparer, tax professional, enrolled agent',
      terms:
        'tax returns, tax planning, corporate income tax, value added tax, tax research, tax audits, client advisory, payroll taxes, transfer pricing, filing deadlines',
      tools: 'tax software, Excel',
      certifications: 'Tax adviser license, CPA',
      summary: [
        '{title} who makes tax obligations predictable for people and companies.',
        'Prepares tax returns from reconciled books, supports tax planning with written research, and tells clients early what will be due and when.',
      ],
      duties: [
        'Prepare [number] tax returns a season for individuals, partnerships and companies.',
        'Advise owners on tax planning before investments, sales and succession.',
        'Reconcile [number] corporate income tax accounts a year with the financial statements.',
        'Set out positions in short memos based on tax research and case law.',
        'File [number] value added tax statements a quarter after checking input tax.',
        'Accompany clients through tax audits and prepare the requested evidence.',
        'Secure refunds and allowances for [number] clients a year.',
        'Chart filing deadlines and remind clients of missing papers.',
      ],
      pastDuties: [
        'Sorted and coded receipts for [number] sole traders.',
        'Compared assessment notices with returns and drafted objections.',
        'Calculated payroll taxes and benefits in kind for [number] employers.',
        'Gathered comparable prices for transfer pricing files.',
        'Answered [number] client questions a week on deductions and payments.',
        'Summarized changes in tax law for client advisory letters.',
      ],
      letter: {
        opening:
          'I enjoy translating tax law into decisions a client can take, backed by careful tax research, orderly files and early warning of what is due.',
        achievement: 'At [Employer] I prepared [number] returns a season and kept every filing deadline in view.',
      },
    },
  ],
};
