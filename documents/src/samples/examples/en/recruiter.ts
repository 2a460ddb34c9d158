import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Hires by number, time and how long they stayed.',
  skills: ['Candidate sourcing', 'Structured interviews', 'Talent pipelines'],
  resume: createResume({
    personalInfo: {
      firstName: 'Fatou',
      lastName: 'Ndiaye',
      headline: 'Recruiter',
      email: 'fatou.ndiaye@example.com',
      phone: '+1 (720) 555-0163',
      location: 'Denver, CO',
      linkedin: '',
      website: 'https://fatoundiaye.example/',
      summary:
        'Recruiter for technical and field roles with five years in energy and construction. About 70 hires a year, most found by candidate sourcing instead of advertisements. Every applicant hears from me within three days.',
    },
    experience: [
      createExperience(
        'Recruiter',
        'Mesa Verde Solar',
        'Denver, CO',
        ['05/2023'],
        [
          'Hired 74 people in 2025, 31 of them electricians in three states.',
          'Cut the time to hire from 52 to 34 days with hiring manager briefings before each search.',
          'Introduced structured interviews with five fixed questions; 93% of hires stay past their first year.',
          'Built talent pipelines of 600 technicians in Greenhouse, which fill every fourth job.',
          'Raised candidate experience from 3.4 to 4.5 of 5 in a survey of 800.',
        ],
      ),
      createExperience(
        'Junior Recruiter',
        'Aspenridge Staffing',
        'Denver, CO',
        ['08/2021', '04/2023'],
        [
          'Filled 95 temporary jobs a year in warehouses and offices.',
          'Rewrote 40 job advertisements; applications per job rose from 11 to 19.',
          'Screened 30 people a day by phone; candidate screening notes fit on half a page.',
        ],
      ),
      createExperience(
        'HR Intern',
        'City of Larkspur',
        'Larkspur, CO',
        ['01/2021', '06/2021'],
        [
          'Prepared papers for 45 new employees and answered their questions.',
          'Cleaned 1,200 records in the applicant tracking system.',
        ],
      ),
    ],
    education: [
      createEducation(['BA', 'Psychology'], 'Front Range University', 'Fort Collins, CO', ['08/2017', '05/2021']),
    ],
    skills: [
      'Finding: Candidate sourcing, Job advertisements, Talent pipelines, Employer branding',
      'Choosing: Structured interviews, Candidate screening, Hiring manager briefings, Candidate experience, Offer negotiation',
      'Tools: LinkedIn Recruiter, Greenhouse, Applicant tracking, Excel',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'French', level: 'native' },
      { name: 'Wolof', level: 'fluent' },
    ],
  }),
};
