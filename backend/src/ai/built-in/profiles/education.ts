import type { IndustryProfile } from '../occupation';

export const education: IndustryProfile = {
  industry: 'Education',
  general: {
    title: 'Education Professional',
    also: '',
    terms:
      'student support, lesson planning, classroom management, parent communication, record keeping, safeguarding, inclusive practice, learning materials, event organization, teamwork with teachers',
    tools: 'learning platforms, Microsoft Office',
    ifHeld: 'First aid certificate, Background check',
    summary: [
      'who meets learners where they are and expects something of them.',
      'Combines student support with clear records, keeps safeguarding in mind everywhere, and speaks with families before worries grow.',
    ],
    duties: [
      'Give student support to [number] learners a term, with agreed goals and short notes.',
      'Prepare learning materials that more than one kind of learner can use.',
      'Organize [number] events a year, from the first list to the last chair.',
      'Keep parent communication friendly and early, good news included.',
      'Maintain record keeping for [number] learners by the rules of privacy.',
      'Act on safeguarding concerns at once and through the right person.',
      'Assist teachers with lesson planning for [number] groups a week.',
      'Practice inclusive practice in small things: seating, print, wording and time.',
    ],
    earlier: [
      'Welcomed [number] families a term and helped them with the first forms.',
      'Set up rooms and equipment before the day began.',
      'Supervised [number] students at breaks and settled quarrels with both sides heard.',
      'Learned calm classroom management beside experienced teachers.',
      'Updated [number] pages of the learning platforms and kept old files out of sight.',
      'Shared observations in teamwork with teachers at the end of the week.',
    ],
    letter: {
      opening:
        'Schools and learners need people who notice. I bring patient student support, learning materials that are ready in time, and parent communication that starts early.',
      proof: 'supported [number] learners a term and kept teachers and families informed while worries were small.',
    },
  },
  occupations: [
    {
      title: 'Teacher',
      also: 'school teacher, elementary teacher, primary teacher, secondary teacher, high school teacher, math teacher, mathematics teacher, english teacher, science teacher, special education teacher, substitute teacher, esl teacher, language teacher',
      terms:
        'lesson planning, classroom management, differentiated instruction, formative assessment, curriculum development, parent communication, student engagement, special educational needs, educational technology, safeguarding',
      tools: 'Google Classroom, interactive whiteboards',
      ifHeld: 'Teaching license, First aid certificate',
      summary: [
        'whose lessons begin with a question and end with something learned.',
        'Brings careful lesson planning, calm classroom management and formative assessment that changes what happens the next day.',
      ],
      duties: [
        'Teach [number] lessons a week to classes of [number], each with one clear aim.',
        'Plan differentiated instruction, so that quick and slow learners both have work worth doing.',
        'Check understanding with formative assessment and adjust lesson planning for [number] groups.',
        'Keep classroom management calm by few rules, explained and kept.',
        'Meet [number] families a term, parent communication beginning with what goes well.',
        'Adapt materials for special educational needs together with the support team.',
        'Mark [number] pieces of work a week with comments that students can act on.',
        'Use educational technology where it helps to practice, and paper where it helps to think.',
      ],
      earlier: [
        'Taught [number] supervised lessons and revised each plan after feedback.',
        'Ran a homework club with quiet rules and student engagement through choice.',
        'Supported [number] students in reading, with progress noted every week.',
        'Contributed to curriculum development with units that colleagues could reuse.',
        'Accompanied [number] school trips with safeguarding planned beforehand.',
        'Displayed work of every student, not only of the best.',
      ],
      letter: {
        opening:
          'I plan lessons backwards from what students should be able to do, keep classroom management calm, and use formative assessment to decide what comes next.',
        proof: 'taught [number] classes and told parents when things went well, too.',
      },
    },
    {
      title: 'Teaching Assistant',
      also: 'teacher assistant, teacher aide, paraprofessional, classroom assistant, learning support assistant, instructional aide, special education assistant',
      terms:
        'learning support, small group work, behavior support, classroom preparation, reading support, special educational needs, observation notes, playground supervision, safeguarding, teaching resources',
      tools: 'visual schedules, leveled readers',
      ifHeld: 'Teaching assistant certificate, First aid certificate',
      summary: [
        'who gives just enough help and then steps back.',
        'Offers learning support one to one and in small group work, keeps behavior support calm and consistent, and tells the teacher what was seen.',
      ],
      duties: [
        'Give learning support to [number] students a day, so that they follow the same lesson as the others.',
        'Lead small group work from the plan of the teacher and note who needs more time.',
        'Hear [number] children read each week and choose the next book with them.',
        'Use visual schedules and short sentences for students with special educational needs.',
        'Prepare [number] sets of teaching resources a week, clean, complete and in the right place.',
        'Apply behavior support as agreed, quietly and without an audience.',
        'Supervise [number] students at lunch, playground supervision with eyes up and phone away.',
        'Write observation notes that say what happened, not what was felt about it.',
      ],
      earlier: [
        'Helped [number] students a day with coats, lunches and lost things.',
        'Assisted at classroom preparation before school and tidied with the children after it.',
        'Practiced letters and sounds with [number] beginners, reading support in short turns.',
        'Comforted new students and found them a partner for the first week.',
        'Copied, cut and laminated materials for [number] classes.',
        'Reported safeguarding worries to the right person the same day.',
      ],
      letter: {
        opening:
          'The best help leaves a child able to do it alone. I bring patient learning support, lively small group work, and notes that a teacher can use the next morning.',
        proof: 'supported [number] students a day and agreed with the teacher on when to step back.',
      },
    },
    {
      title: 'School Counselor',
      also: 'school counsellor, guidance counselor, guidance counsellor, academic advisor, academic adviser, career counselor, career advisor, student advisor, counselor',
      terms:
        'academic advising, individual counseling, crisis intervention, career guidance, group sessions, parent meetings, student records, referral networks, conflict mediation, attendance monitoring',
      tools: 'student information systems, career inventories',
      ifHeld: 'Counsellor license, Mental health first aid',
      summary: [
        'who listens longer than expected and promises only what can be kept.',
        'Links individual counseling, academic advising and career guidance, and knows which door to open when school alone is not enough.',
      ],
      duties: [
        'See [number] students a week for individual counseling, by appointment and at the open door.',
        'Coordinate crisis intervention with staff, families and services by an agreed plan.',
        'Guide [number] students a year through academic advising, deadlines and applications.',
        'Lead parent meetings where each side hears the other and a next step is written down.',
        'Run [number] group sessions a term on study habits, friendship and stress.',
        'Build referral networks with doctors, youth services and employers in the district.',
        'Review attendance monitoring for [number] classes and call before a pattern sets in.',
        'Protect student records and explain to students who can read what.',
      ],
      earlier: [
        'Prepared [number] students for interviews as part of career guidance.',
        'Settled disputes by conflict mediation and checked a week later.',
        'Organized a careers day with [number] guests from different trades.',
        'Kept notes brief, factual and safe.',
        'Introduced [number] new students to clubs and mentors of their choice.',
        'Shared observations with teachers within the limits of confidence.',
      ],
      letter: {
        opening:
          'Students come back to people who listen and keep their word. I bring individual counseling without hurry, clear academic advising, and a network for what school cannot solve.',
        proof: 'met [number] students a week and kept families and teachers on the same side of the table.',
      },
    },
    {
      title: 'Lecturer',
      also: 'professor, university lecturer, assistant professor, college instructor, teaching fellow, adjunct professor',
      terms:
        'course design, lectures, seminar teaching, research supervision, academic writing, grading, research methods, grant applications, curriculum review, student feedback',
      tools: 'Moodle, reference managers, statistics software',
      ifHeld: 'Doctorate, Higher education teaching certificate',
      summary: [
        'who teaches a subject as a set of open questions.',
        'Combines course design, seminar teaching and research supervision, and treats student feedback as evidence worth reading closely.',
      ],
      duties: [
        'Teach [number] courses a year, from lectures for beginners to seminars for specialists.',
        'Write course design around what students should be able to do by the end.',
        'Supervise [number] theses a year, research supervision with dates and honest comments.',
        'Lead seminar teaching in which the quiet ones speak, too.',
        'Grade [number] papers a term against published criteria, grading explained in writing.',
        'Teach research methods on real data with all their gaps.',
        'Contribute to [number] publications and talks, with academic writing that respects the reader.',
        'Take part in curriculum review and argue from student feedback as well as from custom.',
      ],
      earlier: [
        'Held [number] tutorials a term and answered questions the same week.',
        'Collected and documented data by the rules of the project.',
        'Reviewed [number] sources for a literature survey and kept the reference managers tidy.',
        'Drafted parts of grant applications and checked budgets with the office.',
        'Presented results to [number] audiences inside and outside the field.',
        'Set up course pages in Moodle with a plan for every week.',
      ],
      letter: {
        opening:
          'I like students to leave a seminar with a better question. I bring thoughtful course design, seminar teaching that includes the quiet ones, and steady research supervision.',
        proof:
          'taught [number] courses, published the grading criteria beforehand, and revised each course after its feedback.',
      },
    },
    {
      title: 'Early Childhood Educator',
      also: 'preschool teacher, kindergarten teacher, nursery teacher, nursery nurse, childcare worker, child care provider, daycare teacher, early years practitioner',
      terms:
        'play-based learning, child development, daily routines, child safety, parent communication, observation and documentation, early literacy, conflict guidance, outdoor play, inclusive care',
      tools: 'learning journals, picture schedules',
      ifHeld: 'Early childhood certificate, Pediatric first aid',
      summary: [
        'who kneels down to talk and looks closely before stepping in.',
        'Plans play-based learning from what children are busy with, keeps daily routines warm and steady, and shares child development with parents in plain words.',
      ],
      duties: [
        'Care for a group of [number] children with daily routines that they can foretell.',
        'Plan play-based learning from what was observed, with materials left open in their use.',
        'Write [number] entries of observation and documentation a week in the learning journals.',
        'Guide quarrels with words that children can take over: conflict guidance instead of verdicts.',
        'Hold [number] talks a term with families, parent communication on equal terms.',
        'Check rooms and yard every morning, child safety being seen before it is needed.',
        'Read and sing with [number] children a day, as early literacy begins in the lap.',
        'Make room for each child in inclusive care, from seating to songs.',
      ],
      earlier: [
        'Settled [number] new children in, at the pace of each.',
        'Prepared meals and naps with attention to allergies and habits.',
        'Accompanied [number] outings a term and counted at every door.',
        'Repaired toys and books together with the children.',
        'Took [number] children a day to outdoor play in any weather that was safe.',
        'Learned about child development from colleagues and from watching.',
      ],
      letter: {
        opening:
          'Young children learn from what we do all day. I bring play-based learning that follows their questions, warm daily routines, and parent communication that starts with trust.',
        proof: 'cared for a group of [number] children and wrote down their steps in journals for their families.',
      },
    },
  ],
};
