import type { IndustryProfile } from '../occupation';

export const finance: IndustryProfile = {
  industry: 'Finance',
  general: {
    title: 'Finance Professional',
    also: '',
    terms:
      'financial reporting, reconciliation, budget tracking, data analysis, internal controls, regulatory compliance, client service, risk awareness, month-end close, documentation',
    tools: 'Excel, SAP',
    ifHeld: 'Finance certificate, Accounting qualification',
    summary: [
      'who checks a figure before passing it on.',
      'Brings tidy reconciliation, plain financial reporting and respect for internal controls, and explains numbers to people who do not work with them every day.',
    ],
    duties: [
      'Prepare financial reporting for [number] teams, with each figure traced to its source.',
      'Explain variances in plain words and say what can be done about them.',
      'Complete reconciliation of [number] accounts a month and clear open items by age.',
      'Follow internal controls and record every exception with its reason and approval.',
      'Support budget tracking for [number] cost centers, with early warnings instead of late surprises.',
      'Keep documentation in such order that an auditor can work without asking.',
      'Answer [number] client or internal requests a week within the agreed time.',
      'Watch changes in regulatory compliance and bring procedures up to date.',
    ],
    earlier: [
      'Entered and checked [number] transactions a week against their documents.',
      'Assisted with the month-end close and kept the list of open points.',
      'Built data analysis sheets in Excel for [number] recurring reports.',
      'Filed contracts and statements by the retention rules.',
      'Served [number] clients a day and passed difficult cases on with full notes.',
      'Raised doubtful entries early, as risk awareness demands.',
    ],
    letter: {
      opening:
        'Numbers are useful when people can rely on them. I bring careful reconciliation, financial reporting that shows its sources, and the patience to explain.',
      proof: 'prepared reports for [number] teams and reconciled the accounts behind them.',
    },
  },
  occupations: [
    {
      title: 'Accountant',
      also: 'staff accountant, general ledger accountant, tax accountant, management accountant, cost accountant, chartered accountant, accounting manager, financial controller, controller, accounting',
      terms:
        'general ledger, month-end close, account reconciliation, financial statements, tax filings, accruals, internal controls, fixed assets, variance analysis, audit preparation',
      tools: 'Excel, SAP, QuickBooks',
      ifHeld: 'CPA, ACCA',
      summary: [
        'who likes a ledger that explains itself.',
        'Runs the month-end close to a calendar, keeps account reconciliation current, and turns financial statements into a page that managers read to the end.',
      ],
      duties: [
        'Close the books for [number] entities each month within [number] working days.',
        'Keep the general ledger clean, with a document behind every manual entry.',
        'Complete account reconciliation for [number] balance sheet accounts and clear old items first.',
        'Prepare financial statements with notes that explain each large movement.',
        'Post accruals and prepayments for [number] contracts, reviewed before they are booked.',
        'Prepare tax filings from reconciled figures and keep the working papers with them.',
        'Cut late adjustments by [number] percent by asking departments before the close.',
        'Lead audit preparation from the list of last year, so that requests are answered from one folder.',
      ],
      earlier: [
        'Processed [number] supplier invoices a week with order, delivery and price matched.',
        'Maintained the register of fixed assets and checked it against what was there.',
        'Reconciled [number] bank accounts a month without carried-over differences.',
        'Wrote variance analysis for managers in sentences, not codes.',
        'Reviewed [number] expense reports a month and returned unclear ones with a friendly note.',
        'Documented internal controls step by step, so that vacation cover was easy.',
      ],
      letter: {
        opening:
          'A good close is a quiet one. I keep account reconciliation current through the month, so that the general ledger holds few surprises and financial statements can be explained.',
        proof: 'closed the books for [number] entities and kept working papers that an auditor can follow.',
      },
    },
    {
      title: 'Financial Analyst',
      also: 'finance analyst, investment analyst, fp&a analyst, budget analyst, credit analyst, equity analyst, risk analyst, portfolio analyst, finance manager',
      terms:
        'financial modeling, forecasting, budgeting, variance analysis, valuation, management reporting, scenario analysis, business cases, cash flow analysis, market research',
      tools: 'Excel, Power BI, SQL',
      ifHeld: 'CFA, FMVA',
      summary: [
        'who builds models that other people can open, follow and change.',
        'Combines financial modeling, forecasting and variance analysis with short written advice, and states assumptions where everybody sees them.',
      ],
      duties: [
        'Build and review financial modeling for [number] business cases a year, assumptions on the first sheet.',
        'Explain variance analysis to managers in causes and next steps, not in percentages alone.',
        'Lead budgeting for [number] departments, from the calendar to the agreed version.',
        'Prepare management reporting that fits one page and answers the usual next question.',
        'Improve forecasting accuracy by [number] points by comparing each forecast with what happened.',
        'Run scenario analysis before large decisions, the uncomfortable case included.',
        'Review [number] investment proposals a quarter with valuation by more than one method.',
        'Maintain cash flow analysis week by week and warn early of thin months.',
      ],
      earlier: [
        'Collected and checked figures from [number] units for the monthly report.',
        'Wrote notes on competitors from market research and public accounts.',
        'Automated [number] recurring sheets in Excel and Power BI, with control totals.',
        'Tested models of colleagues by trying to break them politely.',
        'Answered [number] ad hoc requests a month and kept the queries for reuse.',
        'Presented results to people from other fields and noted what was unclear.',
      ],
      letter: {
        opening:
          'A model earns its place when it changes a decision. I bring careful financial modeling, forecasting that is compared with what happened, and advice in a few clear sentences.',
        proof: 'supported [number] departments with budgeting and monthly reviews, assumptions in plain sight.',
      },
    },
    {
      title: 'Bookkeeper',
      also: 'accounts payable clerk, accounts receivable clerk, accounting clerk, accounts assistant, accounting assistant, billing specialist, billing clerk, bookkeeping',
      terms:
        'accounts payable, accounts receivable, bank reconciliation, invoicing, data entry, expense tracking, payment runs, dunning, sales tax, record keeping',
      tools: 'QuickBooks, Xero, Excel',
      ifHeld: 'Bookkeeping certificate, Payroll certificate',
      summary: [
        'with tidy habits and a long memory for open items.',
        'Keeps accounts payable and accounts receivable up to date, does bank reconciliation every week, and asks about a missing document while people still remember it.',
      ],
      duties: [
        'Record [number] invoices a week in accounts payable, each with order and approval attached.',
        'Do bank reconciliation weekly and explain every difference the same day.',
        'Send invoicing for [number] customers on the agreed dates, without corrections later.',
        'Follow accounts receivable by age, with dunning that stays polite and firm.',
        'Prepare [number] payment runs a month and check bank details against the master file.',
        'Maintain record keeping so that any document can be found within a minute.',
        'Track expenses for [number] employees, since expense tracking is easiest while receipts are fresh.',
        'Hand the accountant a closed month with notes on everything unusual.',
      ],
      earlier: [
        'Posted [number] entries a day with few corrections, data entry checked in batches.',
        'Scanned and named documents by a pattern that everybody could guess.',
        'Matched [number] deliveries a week with orders and invoices.',
        'Prepared figures for sales tax and kept the backing papers together.',
        'Answered [number] supplier calls a week and closed each question with a note.',
        'Tidied the customer master data and merged double accounts.',
      ],
      letter: {
        opening:
          'Books are easiest when nothing waits. I enter documents as they come, do bank reconciliation every week, and keep accounts payable and receivable in good order.',
        proof: 'handled [number] invoices a week and handed the accountant months that were ready to close.',
      },
    },
    {
      title: 'Bank Teller',
      also: 'teller, personal banker, bank clerk, branch associate, banking associate, relationship banker',
      terms:
        'cash handling, account opening, customer identification, fraud prevention, client advice, loan applications, digital banking, confidentiality, complaint handling, anti-money laundering',
      tools: 'core banking software, cash counting machines',
      ifHeld: 'Banking license, Insurance license',
      summary: [
        'who treats small sums and large ones with the same care.',
        'Brings exact cash handling, friendly client advice and an alert eye for fraud prevention, at the counter, on the phone and in digital banking.',
      ],
      duties: [
        'Serve [number] clients a day at the counter, with names remembered and queues kept moving.',
        'Balance the register to the cent at closing, cash handling being a matter of routine.',
        'Complete [number] account opening files a month, with customer identification before signature.',
        'Notice unusual payments and use fraud prevention steps without embarrassing the client.',
        'Prepare [number] loan applications a month, complete at the first submission.',
        'Explain fees and risks in client advice before the form is on the table.',
        'Teach [number] clients a week to use digital banking safely on their own phone.',
        'Report by the anti-money laundering rules and keep the reasons on file.',
      ],
      earlier: [
        'Counted and packed [number] cash bags a week under double control.',
        'Solved complaint handling cases at the desk, with the promise written down.',
        'Called [number] clients a week about expiring cards and open documents.',
        'Guarded confidentiality in an open hall, from voice to screen.',
        'Filled [number] machines a week and logged each seal.',
        'Learned the products well enough to advise against one that did not fit.',
      ],
      letter: {
        opening:
          'People talk about money when they feel safe. I bring exact cash handling, honest client advice, and a calm routine for fraud prevention.',
        proof: 'served [number] clients a day and balanced the drawer each evening.',
      },
    },
    {
      title: 'Auditor',
      also: 'internal auditor, external auditor, audit associate, it auditor, audit manager, audit',
      terms:
        'audit planning, risk assessment, internal controls, control testing, sampling, working papers, audit reports, process walkthroughs, follow-up reviews, regulatory compliance',
      tools: 'Excel, audit software, SQL',
      ifHeld: 'CIA, CISA',
      summary: [
        'who asks open questions and writes findings that people can act on.',
        'Plans by risk assessment, tests internal controls with sound sampling, and agrees on the facts before the audit reports are written.',
      ],
      duties: [
        'Lead [number] audits a year from audit planning to the closing meeting.',
        'Rank topics by risk assessment together with those who know the work.',
        'Carry out control testing on [number] processes, with samples that can be defended.',
        'Walk through each process with its owner, since process walkthroughs find what documents hide.',
        'Write audit reports of few pages, with causes and actions for [number] findings a year.',
        'Keep working papers that another auditor could repeat.',
        'Check [number] agreed actions a quarter in follow-up reviews, with evidence before closing.',
        'Advise teams on internal controls while new systems are still on paper.',
      ],
      earlier: [
        'Tested [number] transactions by sampling and documented every exception.',
        'Drafted questionnaires that could be answered without a glossary.',
        'Analyzed [number] data sets in SQL to find gaps and double payments.',
        'Observed stock counts and noted what the procedure did not foresee.',
        'Supported [number] audits under a senior colleague, in the field and at the desk.',
        'Compared procedures with regulatory compliance rules and listed the open points.',
      ],
      letter: {
        opening:
          'An audit helps when people feel understood by it. I bring risk assessment with those who do the work, careful control testing, and audit reports in plain words.',
        proof: 'completed [number] audits and agreed on the facts before writing.',
      },
    },
  ],
};
