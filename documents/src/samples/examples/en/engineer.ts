import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Each project with its part, its load and what it saved.',
  skills: ['Finite element analysis', 'Tolerance analysis', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: 'Hiroto',
      lastName: 'Okafor',
      headline: 'Mechanical Engineer',
      email: 'hiroto.okafor@example.com',
      phone: '+1 (734) 555-0118',
      location: 'Ann Arbor, MI',
      linkedin: '',
      website: 'https://hirotookafor.example/',
      summary:
        'Mechanical engineer with four years in medical and laboratory devices. From CAD modeling and material selection to test reports, I bring parts to the line that can be built on a Monday and repaired on a Friday.',
    },
    experience: [
      createExperience(
        'Mechanical Engineer',
        'Corvane Instruments',
        'Ann Arbor, MI',
        ['09/2024'],
        [
          'Led the mechanical design of a sample changer with 62 parts, in production at 300 units a month.',
          'Reduced scrap of the drive housing from 7 to 1.5% by tolerance analysis of four fits.',
          'Halved the weight of the arm with finite element analysis in ANSYS and one change of material.',
          'Took 9 of 31 screws out by design for manufacturing; assembly is 14 minutes shorter.',
          'Hold design reviews with quality, purchasing and service, 12 in the last year.',
        ],
      ),
      createExperience(
        'Design Engineer',
        'Lakefield Pumps',
        'Jackson, MI',
        ['07/2022', '08/2024'],
        [
          'Drew 140 technical drawings in SolidWorks and released them with the shop.',
          'Built and ran a prototyping bench that tested 3 seals for 1,000 hours each.',
          'Wrote 18 test reports; two led to changes before tooling and saved $46,000.',
        ],
      ),
      createExperience(
        'Engineering Intern',
        'Lakefield Pumps',
        'Jackson, MI',
        ['05/2021', '08/2021'],
        [
          'Measured 200 castings and found the wear of one mold.',
          'Automated the evaluation of test data in MATLAB, from a day to ten minutes.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['BSE', 'Mechanical Engineering'],
        'Saline Institute of Technology',
        'Saline, MI',
        ['08/2018', '05/2022'],
        '3.5 of 4.0',
        ['Team lead of a solar boat: 5th of 24.'],
      ),
    ],
    skills: [
      'Design: Mechanical design, CAD modeling, Technical drawings, Design for manufacturing, Material selection',
      'Analysis: Finite element analysis, Tolerance analysis, Prototyping, Design reviews, Test reports',
      'Tools: SolidWorks, ANSYS, MATLAB',
    ],
    certifications: [{ name: 'Fundamentals of Engineering exam passed', issuer: '', date: '2022' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Japanese', level: 'conversational' },
    ],
  }),
};
