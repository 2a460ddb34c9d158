import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Figures that closed on time, and a career break that needs one line.',
  skills: ['Month-end close', 'Internal controls', 'SAP'],
  resume: createResume({
    personalInfo: {
      firstName: 'Farah',
      lastName: 'Qureshi',
      headline: 'Accountant',
      email: 'farah.qureshi@example.com',
      phone: '+1 (732) 555-0168',
      location: 'Edison, NJ',
      linkedin: '',
      website: 'https://farahqureshi.example/',
      summary:
        'Accountant with nine years in manufacturing and wholesale, back since 2024 after two years of caring for a parent. General ledger to financial statements in a close of five days; auditors find what they ask for.',
    },
    experience: [
      createExperience(
        'Accountant',
        'Raritan Fastener Company',
        'Edison, NJ',
        ['04/2024'],
        [
          'Run the month-end close for 3 companies, now in 5 working days instead of 9.',
          'Cleared 210 open items in account reconciliation, some of them four years old.',
          'Prepare tax filings in 6 states without a late notice.',
          'Found $58,000 of double payments by testing internal controls.',
        ],
      ),
      createExperience(
        'Career Break',
        'Family care',
        'Edison, NJ',
        ['01/2022', '03/2024'],
        [
          'Looked after my father and organized his care with 3 services.',
          'Completed 48 hours of CPA courses meanwhile.',
        ],
      ),
      createExperience(
        'Accountant',
        'Halvorsen Wholesale',
        'Newark, NJ',
        ['08/2017', '12/2021'],
        [
          'Kept the general ledger of a group with $90 million of sales in SAP.',
          'Recorded fixed assets of 1,300 items anew and corrected depreciation by $112,000.',
          'Led audit preparation for 4 years; adjustments fell from 17 to 2.',
          'Explained variance analysis to 8 heads of department each month.',
        ],
      ),
      createExperience(
        'Accounts Payable Clerk',
        'Halvorsen Wholesale',
        'Newark, NJ',
        ['06/2015', '07/2017'],
        [
          'Posted 900 invoices a month and took 98% of early-payment discounts.',
          'Moved 350 suppliers to electronic invoices within half a year.',
        ],
      ),
    ],
    education: [createEducation(['BSc', 'Accounting'], 'Passaic University', 'Clifton, NJ', ['09/2011', '05/2015'])],
    skills: [
      'Closing: General ledger, Month-end close, Account reconciliation, Financial statements, Accruals',
      'Checking: Tax filings, Internal controls, Fixed assets, Variance analysis, Audit preparation',
      'Tools: Excel, SAP, QuickBooks',
    ],
    certifications: [{ name: 'CPA, New Jersey', issuer: '', date: '2019' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Urdu', level: 'native' },
    ],
  }),
};
