import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'A graduate’s resume: a site internship and a thesis with numbers.',
  skills: ['Drainage design', 'Surveying', 'Revit'],
  resume: createResume({
    personalInfo: {
      firstName: 'Rohan',
      lastName: 'Silva',
      headline: 'Civil Engineer',
      email: 'rohan.silva@example.com',
      phone: '+1 (916) 555-0109',
      location: 'Sacramento, CA',
      linkedin: '',
      website: 'https://rohansilva.example/',
      summary:
        'Civil engineer, graduated in 2025, with two summers on bridge and water sites. Comfortable with construction drawings at a desk and with a level in the mud; I check quantities twice and ask the foreman once more.',
    },
    experience: [
      createExperience(
        'Junior Civil Engineer',
        'Natoma Basin Engineers',
        'Sacramento, CA',
        ['07/2025'],
        [
          'Prepare construction drawings for 6 street projects in AutoCAD Civil.',
          'Sized drainage design for 4 kilometers of road and saved two of nine basins.',
          'Do site supervision two days a week and report 15 findings a month with photographs.',
          'Calculated the quantity take-off of a $3.2 million contract within 2% of the final bill.',
        ],
      ),
      createExperience(
        'Site Intern',
        'Tule Bridge Builders',
        'Stockton, CA',
        ['06/2024', '09/2024'],
        [
          'Carried out surveying of 80 points a day with a crew of three.',
          'Logged 140 concrete deliveries and refused 3 that were too warm.',
        ],
      ),
      createExperience(
        'Engineering Intern',
        'City of Elmhurst, Water Department',
        'Elmhurst, CA',
        ['06/2023', '08/2023'],
        [
          'Mapped 1,100 manholes in the city’s database.',
          'Drafted bid documents for a pipe of 900 meters, used as written.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Thesis: Levee seepage',
        'Structural analysis and geotechnical reports of a levee with 24 borings; the model met the measured level within 6 cm.',
        '',
        ['Revit', 'Excel'],
      ),
    ],
    education: [
      createEducation(
        ['BSc', 'Civil Engineering'],
        'Sutter Polytechnic',
        'Sacramento, CA',
        ['08/2021', '05/2025'],
        '3.6 of 4.0',
      ),
    ],
    skills: [
      'Structural analysis',
      'Site supervision',
      'Construction drawings',
      'Quantity take-off',
      'Surveying',
      'Drainage design',
      'Building codes',
      'Cost estimation',
      'AutoCAD Civil',
      'Revit',
    ],
    certifications: [{ name: 'Site safety card', issuer: '', date: '2025' }],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Sinhala', level: 'fluent' },
    ],
  }),
};
