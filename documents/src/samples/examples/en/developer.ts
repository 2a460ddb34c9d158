import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Two internships and an app in use: results stand in for years.',
  skills: ['TypeScript', 'Web accessibility', 'Unit testing'],
  resume: createResume({
    personalInfo: {
      firstName: 'Priya',
      lastName: 'Nair',
      headline: 'Frontend Developer',
      email: 'priya.nair@example.com',
      phone: '+1 (614) 555-0172',
      location: 'Columbus, OH',
      linkedin: '',
      website: 'https://priyanair.example/',
      summary:
        'Computer science graduate with two internships in product teams and a timetable app that 1,200 students of my college use. I build with TypeScript, React and semantic HTML, and I test with a screen reader before I ask for a review.',
    },
    experience: [
      createExperience(
        'Frontend Developer Intern',
        'Moongate Software',
        'Columbus, OH',
        ['05/2025', '08/2025'],
        [
          'Rebuilt the booking form with responsive design and clear error texts; support tickets about it fell by a third.',
          'Added 60 unit tests to the component library and caught 4 bugs before release.',
          'Cut the first load of the calendar from 4.1 to 1.3 seconds on a three-year-old phone.',
        ],
      ),
      createExperience(
        'Web Development Intern',
        'Alder & Finch Studio',
        'Dayton, OH',
        ['06/2024', '08/2024'],
        [
          'Built landing pages for 5 clients from Figma files, each tested for browser compatibility.',
          'Moved 3 client sites to one CSS design system, so that a color change takes minutes.',
          'Fixed 85 web accessibility findings; all 5 sites passed the client’s audit in September.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Timetable',
        'An offline timetable for Airley College over two REST APIs, with state management in 300 lines; used by 1,200 students a week.',
        'https://timetable.example/',
        ['TypeScript', 'React', 'Service workers'],
      ),
      createProject(
        'Contrast Desk',
        'A small tool that shows which pairs of a palette can be read; 400 stars, 11 contributors.',
        'https://contrast-desk.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(
        ['BSc', 'Computer Science'],
        'Airley College',
        'Columbus, OH',
        ['08/2022', '05/2026'],
        '3.6 of 4.0',
        ['Final project: a keyboard-only editor for music notation.'],
      ),
    ],
    skills: [
      'Languages: TypeScript, JavaScript, HTML, CSS',
      'Building: React, Responsive design, Component libraries, State management, REST APIs',
      'Quality: Web accessibility, Unit testing, Web performance, Git',
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'Malayalam', level: 'fluent' },
    ],
  }),
};
