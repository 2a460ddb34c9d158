import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Every year group has a result, and the license stands where a principal looks.',
  skills: ['Lesson planning', 'Formative assessment', 'Safeguarding'],
  resume: createResume({
    personalInfo: {
      firstName: 'Amara',
      lastName: 'Diallo',
      headline: 'Primary School Teacher',
      email: 'amara.diallo@example.com',
      phone: '+1 (215) 555-0147',
      location: 'Philadelphia, PA',
      linkedin: '',
      website: 'https://amaradiallo.example/',
      summary:
        'Primary school teacher with five years in grades 2 to 4, in classes where up to nine home languages meet. Strong in lesson planning, reading and differentiated instruction; parents hear from me before there is a problem.',
    },
    experience: [
      createExperience(
        'Primary School Teacher, Grade 3',
        'Fairmount Elementary School',
        'Philadelphia, PA',
        ['08/2023'],
        [
          'Teach a class of 27 children; 81% reached the reading goal in June, up from 63% two years earlier.',
          'Run formative assessment every two weeks and regroup 5 reading tables by its results.',
          'Wrote the science part of a curriculum development project that 6 classes now use.',
          'Hold 54 parent meetings a year and send a weekly note in three languages.',
          'Planned support with the special educational needs team for 4 children; all 4 met their yearly goals.',
        ],
      ),
      createExperience(
        'Primary School Teacher, Grade 2',
        'Cobbs Creek Academy',
        'Philadelphia, PA',
        ['08/2021', '06/2023'],
        [
          'Raised classroom management from 14 interruptions a lesson to 4 with routines that children wrote.',
          'Built 120 lessons in Google Classroom, which two colleagues took over.',
          'Led the safeguarding training for 22 members of staff.',
        ],
      ),
      createExperience(
        'Student Teacher',
        'Wister Street School',
        'Philadelphia, PA',
        ['01/2021', '05/2021'],
        [
          'Taught 9 lessons a week in grade 4 and tested differentiated instruction in fractions.',
          'Started a lunchtime reading club with 18 regular members.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['BSEd', 'Elementary Education'],
        'Schuylkill State College',
        'Philadelphia, PA',
        ['08/2017', '05/2021'],
        '3.7 of 4.0',
      ),
    ],
    skills: [
      'Teaching: Lesson planning, Differentiated instruction, Formative assessment, Curriculum development',
      'Class: Classroom management, Student engagement, Safeguarding, Parent communication',
      'Tools: Google Classroom, Interactive whiteboards, Educational technology',
    ],
    certifications: [
      { name: 'Teaching license, Pennsylvania Level II', issuer: '', date: '2024' },
      { name: 'First aid certificate', issuer: 'Red Maple Training', date: '2025' },
    ],
    languages: [
      { name: 'English', level: 'native' },
      { name: 'French', level: 'fluent' },
    ],
  }),
};
