import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Models and decisions, not duties; the CFA level in plain sight.',
  skills: ['Forecasting', 'Valuation', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: 'Daniel',
      lastName: 'Osei',
      headline: 'Financial Analyst',
      email: 'daniel.osei@example.com',
      phone: '+1 (704) 555-0188',
      location: 'Charlotte, NC',
      linkedin: '',
      website: 'https://danielosei.example/',
      summary:
        'Financial analyst with five years in renewable energy. I build models that survive an audit, and I explain them on one page. Passed CFA Level II; looking after forecasting and budgeting for 38 wind farms.',
    },
    experience: [
      createExperience(
        'Financial Analyst',
        'Larkwind Energy',
        'Charlotte, NC',
        ['01/2024'],
        [
          'Model the cash flow of 38 wind farms; the board took that financial modeling to two more countries.',
          'Cut monthly forecasting from 9 to 4 days by replacing 60 spreadsheets with one SQL source.',
          'Found a double-counted subsidy worth $720,000 in the variance analysis of the second quarter.',
          'Wrote the business cases for three battery sites; two were built, one was dropped in time.',
        ],
      ),
      createExperience(
        'Junior Financial Analyst',
        'Harcourt & Bell',
        'Charlotte, NC',
        ['07/2021', '12/2023'],
        [
          'Prepared valuation reports on 11 companies for three partners, each with scenario analysis.',
          'Automated the table of peers in Excel and Power BI and saved 6 hours a report.',
          'Checked the budgets of 4 clients line by line and reported 23 errors before the auditors came.',
        ],
      ),
      createExperience(
        'Finance Intern',
        'City of Kingsmere',
        'Kingsmere, NC',
        ['06/2020', '08/2020'],
        [
          'Reconciled 1,400 invoices of the parks department and recovered $31,000 that was paid twice.',
          'Described the monthly management reporting in a handbook of 12 pages, still in use.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['BSc', 'Finance'],
        'University of Kingsmere',
        'Kingsmere, NC',
        ['08/2017', '05/2021'],
        '3.7 of 4.0',
      ),
    ],
    skills: [
      'Financial modeling',
      'Forecasting',
      'Budgeting',
      'Variance analysis',
      'Valuation',
      'Cash flow analysis',
      'Excel',
      'Power BI',
      'SQL',
    ],
    certifications: [{ name: 'CFA Program, Level II passed', issuer: 'CFA Institute', date: '2025' }],
  }),
};
