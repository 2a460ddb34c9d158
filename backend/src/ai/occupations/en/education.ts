import type { IndustryOccupations } from '../occupation';

export const education: IndustryOccupations = {
  industry: 'Education',
  general: {
    id: 'education-professional',
    title: 'Education Professional',
    aliases: '',
    terms:
      'student support, lesson planning, classroom management, parent communication, record keeping, safeguarding, inclusive practice, learning materials, event organization, teamwork with teachers',
    tools: 'learning platforms, Microsoft Office',
    certifications: 'First aid certificate, Background check',
    summary: [
      '{title} committed to helping every learner make progress.',
      'Combines student support with reliable record keeping, takes safeguarding seriously, and works closely with teachers, parents and colleagues.',
    ],
    duties: [
      'Provide student support to [number] learners a semester with agreed goals.',
      'Prepare learning materials for different levels and needs.',
      'Manage event organization for [number] school events a year.',
      'Maintain regular parent communication by phone, letter and email.',
      'Handle record keeping for [number] learners in line with privacy rules.',
      'Report safeguarding concerns promptly to the designated person.',
      'Support teachers with lesson planning for [number] groups a week.',
      'Apply inclusive practice in seating, materials, wording and timing.',
    ],
    pastDuties: [
      'Welcomed [number] families a semester and helped them with registration.',
      'Set up classrooms and equipment before lessons.',
      'Supervised [number] students during breaks and helped resolve conflicts.',
      'Practiced classroom management alongside experienced teachers.',
      'Updated [number] course pages on the learning platforms.',
      'Shared observations through regular teamwork with teachers.',
    ],
    letter: {
      opening:
        'I enjoy helping learners make progress, with patient student support, well-prepared materials and good communication with parents.',
      achievement: 'At [Employer] I supported [number] learners a semester and kept teachers and families informed.',
    },
  },
  occupations: [
    {
      id: 'teacher',
      title: 'Teacher',
      aliases:
        'school teacher, elementary teacher, primary teacher, secondary teacher, high school teacher, math teacher, mathematics teacher, english teacher, science teacher, substitute teacher, esl teacher, language teacher, principal teacher',
      terms:
        'lesson planning, classroom management, differentiated instruction, formative assessment, curriculum development, parent communication, student engagement, special educational needs, educational technology, safeguarding',
      tools: 'Google Classroom, interactive whiteboards',
      certifications: 'Teaching license, First aid certificate',
      summary: [
        '{title} who combines clear goals with an encouraging classroom.',
        'Brings careful lesson planning, calm classroom management and formative assessment, and adapts each lesson to what students already know.',
      ],
      duties: [
        'Teach [number] lessons a week to classes of [number] students.',
        'Plan differentiated instruction so that every student is both supported and challenged.',
        'Use formative assessment to adapt lesson planning for [number] groups.',
        'Maintain calm classroom management with clear and consistent rules.',
        'Meet [number] families a semester as part of regular parent communication.',
        'Adapt materials for special educational needs with the support team.',
        'Mark [number] assignments a week with specific, useful feedback.',
        'Use educational technology to support practice and collaboration.',
      ],
      pastDuties: [
        'Taught [number] supervised lessons and revised plans after feedback.',
        'Ran a homework club that encouraged student engagement.',
        'Supported [number] students in reading and recorded their progress each week.',
        'Contributed units to curriculum development with colleagues.',
        'Accompanied [number] field trips with safeguarding plans in place.',
        'Displayed work by every student in the classroom.',
      ],
      letter: {
        opening:
          'I enjoy planning lessons that help each student move forward, with calm classroom management and formative assessment that guides the next step.',
        achievement: 'At [Employer] I taught [number] classes and kept parents informed about progress and success.',
      },
    },
    {
      id: 'teaching-assistant',
      title: 'Teaching Assistant',
      aliases:
        'teacher assistant, teacher aide, paraprofessional, classroom assistant, learning support assistant, instructional aide, special education assistant',
      terms:
        'learning support, small group work, behavior support, classroom preparation, reading support, special educational needs, observation notes, playground supervision, safeguarding, teaching resources',
      tools: 'visual schedules, leveled readers',
      certifications: 'Teaching assistant certificate, First aid certificate',
      summary: [
        '{title} who helps children learn with patience and encouragement.',
        'Provides learning support one to one and in small group work, applies behavior support consistently, and keeps the teacher well informed.',
      ],
      duties: [
        'Provide learning support to [number] students a day so that they can follow the lesson.',
        'Lead small group work based on the teacher’s plan and report progress.',
        'Give reading support to [number] children each week.',
        'Use visual schedules and clear instructions for students with special educational needs.',
        'Prepare [number] sets of teaching resources a week.',
        'Apply agreed behavior support strategies calmly and consistently.',
        'Take part in playground supervision for [number] students at lunch.',
        'Write factual observation notes for the teacher.',
      ],
      pastDuties: [
        'Helped [number] students a day with arrival, lunch and belongings.',
        'Assisted with classroom preparation before school and tidying up afterwards.',
        'Practiced letters and sounds with [number] beginners in short sessions.',
        'Welcomed new students and helped them settle in during the first week.',
        'Copied, cut and laminated materials for [number] classes.',
        'Reported safeguarding concerns promptly to the designated person.',
      ],
      letter: {
        opening:
          'I enjoy helping children gain confidence, through patient learning support, lively small group work and close cooperation with the teacher.',
        achievement: 'At [Employer] I supported [number] students a day and worked closely with their teachers.',
      },
    },
    {
      id: 'school-counselor',
      title: 'School Counselor',
      aliases:
        'school counsellor, guidance counselor, guidance counsellor, academic advisor, academic adviser, career counselor, career advisor, student advisor, counselor',
      terms:
        'academic advising, individual counseling, crisis intervention, career guidance, group sessions, parent meetings, student records, referral networks, conflict mediation, attendance monitoring',
      tools: 'student information systems, career inventories',
      certifications: 'Counsellor license, Mental health first aid',
      summary: [
        '{title} who listens carefully and helps students find a way forward.',
        'Connects individual counseling, academic advising and career guidance, and refers students to specialist services when needed.',
      ],
      duties: [
        'Provide individual counseling to [number] students a week.',
        'Coordinate crisis intervention with staff, families and services.',
        'Guide [number] students a year through academic advising, deadlines and applications.',
        'Lead parent meetings and agree on next steps.',
        'Run [number] group sessions a semester on study habits, friendship and stress.',
        'Build referral networks with doctors, youth services and local organizations.',
        'Review attendance monitoring for [number] classes and contact families early.',
        'Protect student records and explain confidentiality to students.',
      ],
      pastDuties: [
        'Prepared [number] students for interviews as part of career guidance.',
        'Resolved disputes between students through conflict mediation.',
        'Organized career days with [number] guests from different fields.',
        'Kept counseling notes factual, brief and secure.',
        'Helped [number] new students find clubs and mentors.',
        'Shared observations with teachers within the limits of confidentiality.',
      ],
      letter: {
        opening:
          'I enjoy helping students through difficult decisions, with attentive individual counseling, clear academic advising and a strong support network.',
        achievement: 'At [Employer] I met with [number] students a week and worked closely with families and teachers.',
      },
    },
    {
      id: 'lecturer',
      title: 'Lecturer',
      aliases:
        'professor, university lecturer, assistant professor, college instructor, teaching fellow, adjunct professor, principal lecturer',
      terms:
        'course design, lectures, seminar teaching, research supervision, academic writing, grading, research methods, grant applications, curriculum review, student feedback',
      tools: 'Moodle, reference managers, statistics software',
      certifications: 'Doctorate, Higher education teaching certificate',
      summary: [
        '{title} who combines research-based teaching with close student support.',
        'Brings thoughtful course design, lively seminar teaching and reliable research supervision, and uses student feedback to improve each course.',
      ],
      duties: [
        'Teach [number] courses a year, including introductory lectures and advanced seminars.',
        'Base course design on clear learning outcomes.',
        'Provide research supervision for [number] theses a year.',
        'Lead seminar teaching that involves every student.',
        'Complete grading of [number] papers a semester against published criteria.',
        'Teach research methods using real data.',
        'Contribute to [number] publications and talks with clear academic writing.',
        'Take part in curriculum review using student feedback.',
      ],
      pastDuties: [
        'Held [number] tutorials a semester and answered questions promptly.',
        'Collected and documented data for research projects.',
        'Reviewed [number] sources for a literature survey.',
        'Drafted sections of grant applications and supporting budgets.',
        'Presented results to [number] academic and general audiences.',
        'Set up course pages in Moodle with weekly plans.',
      ],
      letter: {
        opening:
          'I enjoy helping students think independently, through thoughtful course design, engaging seminar teaching and steady research supervision.',
        achievement: 'At [Employer] I taught [number] courses and revised each one based on student feedback.',
      },
    },
    {
      id: 'early-childhood-educator',
      title: 'Early Childhood Educator',
      aliases:
        'preschool teacher, kindergarten teacher, nursery teacher, nursery nurse, childcare worker, child care provider, daycare teacher, early years practitioner, nanny, babysitter, au pair',
      terms:
        'play-based learning, child development, daily routines, child safety, parent communication, observation and documentation, early literacy, conflict guidance, outdoor play, inclusive care',
      tools: 'learning journals, picture schedules',
      certifications: 'Early childhood certificate, Pediatric first aid',
      summary: [
        '{title} who gives young children security and room to explore.',
        'Plans play-based learning around children’s interests, keeps daily routines warm and consistent, and shares observations on child development with parents.',
      ],
      duties: [
        'Care for a group of [number] children with consistent daily routines.',
        'Plan play-based learning from observations of children’s interests.',
        'Write [number] entries a week for observation and documentation.',
        'Provide conflict guidance that helps children find their own words.',
        'Hold [number] meetings a semester with families as part of parent communication.',
        'Check indoor and outdoor areas each morning for child safety.',
        'Support early literacy by reading and singing with [number] children a day.',
        'Adapt activities and spaces for inclusive care.',
      ],
      pastDuties: [
        'Helped [number] new children settle in at their own pace.',
        'Prepared meals and rest times with attention to allergies and habits.',
        'Accompanied [number] outings a semester and supervised the children closely.',
        'Repaired and cleaned toys, books and materials.',
        'Supervised [number] children a day during outdoor play.',
        'Applied knowledge of child development in daily activities.',
      ],
      letter: {
        opening:
          'I enjoy working with young children, through play-based learning, warm daily routines and trusting communication with parents.',
        achievement:
          'At [Employer] I cared for a group of [number] children and documented their development for families.',
      },
    },
    {
      id: 'tutor',
      title: 'Tutor',
      aliases:
        'private tutor, academic tutor, math tutor, english tutor, reading tutor, esl tutor, online tutor, learning coach',
      terms:
        'individual tutoring, lesson planning, learning assessment, exam preparation, homework support, progress reports, study skills, student motivation, parent communication, learning materials',
      tools: 'video conferencing, interactive whiteboards',
      certifications: 'Teaching certificate',
      summary: [
        '{title} who adapts lessons to the way each student learns.',
        'Combines careful learning assessment with patient individual tutoring, sets achievable goals, and keeps parents informed of progress.',
      ],
      duties: [
        'Provide individual tutoring to [number] students a week.',
        'Start with a learning assessment and agree on clear goals.',
        'Prepare exam preparation plans for [number] students a semester.',
        'Teach study skills that students can use independently.',
        'Write [number] progress reports a month for students and parents.',
        'Adapt lesson planning to each student’s pace and level.',
        'Lead [number] small group sessions a week on difficult topics.',
        'Support student motivation with encouragement and visible progress.',
      ],
      pastDuties: [
        'Helped [number] students a week with homework support.',
        'Created learning materials and practice tests for different levels.',
        'Taught [number] online sessions a week by video conferencing.',
        'Explained difficult topics with examples from everyday life.',
        'Checked [number] practice tests a month and discussed mistakes with students.',
        'Maintained friendly parent communication after each session.',
      ],
      letter: {
        opening:
          'I enjoy the moment when a difficult topic becomes clear, and I adapt each lesson to the student’s pace and goals.',
        achievement: 'At [Employer] I tutored [number] students a week and kept parents informed of their progress.',
      },
    },
    {
      id: 'librarian',
      title: 'Librarian',
      aliases:
        'library assistant, school librarian, library technician, library media specialist, academic librarian, reference librarian, public librarian, university librarian, library manager, library clerk, archivist',
      terms:
        'collection development, cataloging, reference services, reader advisory, information literacy, library programming, circulation, digital resources, interlibrary loan, archives',
      tools: 'library management systems, online databases',
      certifications: 'Librarian certificate',
      summary: [
        '{title} who connects readers and researchers with what they are looking for.',
        'Joins collection development with reference services and library programming, and makes newcomers feel that the shelves belong to them too.',
      ],
      duties: [
        'Answer [number] questions a week at the desk, by phone and by chat as part of reference services.',
        'Select and withdraw titles for collection development based on loans and requests.',
        'Teach [number] classes a semester in information literacy, from search terms to sources.',
        'Arrange themed displays and booklists for reader advisory.',
        'Host [number] story hours and author readings a year in library programming.',
        'Introduce readers to digital resources such as journals and e-books.',
        'Describe [number] new items a month in cataloging with consistent subject headings.',
        'Listen to teachers and community groups when planning opening hours and rooms.',
      ],
      pastDuties: [
        'Issued and returned [number] items a day at the circulation desk.',
        'Traced rare titles through interlibrary loan.',
        'Shelved and inspected [number] books a day and mended loose bindings.',
        'Helped visitors with printing, forms and online accounts.',
        'Scanned [number] photographs and letters from the local archives.',
        'Registered new readers and showed them around.',
      ],
      letter: {
        opening:
          'A library works when anyone can walk in with half a question and leave with an answer, and I enjoy making that happen at the desk, in the catalog and in class.',
        achievement:
          'At [Employer] I answered [number] questions a week and brought new groups of readers into the library.',
      },
    },
    {
      id: 'school-principal',
      title: 'School Principal',
      aliases:
        'head teacher, headteacher, headmaster, headmistress, assistant principal, vice principal, deputy head teacher, deputy principal, school director, school administrator, school leader, elementary school principal, high school principal, principal',
      terms:
        'school leadership, instructional supervision, staff development, school budget, student discipline, parent engagement, curriculum planning, school safety, timetabling, community partnerships',
      tools: 'school information systems, Excel',
      certifications: 'Principal license, Teaching license',
      summary: [
        '{title} visible in corridors and classrooms as much as in the office.',
        'Unites instructional supervision, staff development and parent engagement, and handles school budget and safety so that teachers can teach.',
      ],
      duties: [
        'Lead a school of [number] students with their teachers and support staff.',
        'Visit lessons for instructional supervision and talk them through the same day.',
        'Allocate a school budget for [number] departments and report on it to the board.',
        'Resolve conflicts through fair student discipline that keeps students in class.',
        'Recruit and induct [number] teachers a year with mentors and visits.',
        'Open the doors for parent engagement with evenings, surveys and open days.',
        'Drill evacuation and lockdown [number] times a year to maintain school safety.',
        'Shape curriculum planning with department heads and review student progress.',
      ],
      pastDuties: [
        'Coordinated timetabling for [number] classes, rooms and part-time teachers.',
        'Organized staff development days on reading, feedback and inclusion.',
        'Counseled [number] families a semester on attendance and behavior.',
        'Built community partnerships with clubs, employers and social services.',
        'Taught [number] lessons a week alongside leadership duties.',
        'Chaired meetings on students with special needs and tracked the agreed steps.',
      ],
      letter: {
        opening:
          'Schools improve lesson by lesson, so my school leadership begins in classrooms, with frank conversations among colleagues and an open door for families.',
        achievement:
          'At [Employer] I led work with [number] students and their teachers and shared results with parents openly.',
      },
    },
    {
      id: 'special-education-teacher',
      title: 'Special Education Teacher',
      aliases:
        'special needs teacher, sen teacher, special educator, special ed teacher, sped teacher, resource teacher, learning support teacher, inclusion teacher, special needs educator, sen coordinator, senco, intervention specialist, special education',
      terms:
        'individualized education programs, differentiated instruction, behavior support, inclusion, assistive technology, progress monitoring, co-teaching, autism support, sensory breaks, transition planning',
      tools: 'communication boards, speech-to-text software',
      certifications: 'Special education license, Crisis prevention certificate',
      summary: [
        '{title} who finds the route by which each student can learn.',
        'Writes individualized education programs that classroom staff can use, applies differentiated instruction and assistive technology, and counts small gains.',
      ],
      duties: [
        'Write and review individualized education programs for [number] students with families and therapists.',
        'Break reading and math skills into steps through differentiated instruction.',
        'Chart progress monitoring data for [number] goals a week and adjust teaching.',
        'Practice co-teaching with subject teachers to make inclusion work in full classes.',
        'Teach [number] small groups a day in reading, numbers and daily living skills.',
        'Introduce assistive technology such as picture boards and speech-to-text.',
        'Decrease outbursts by [number] percent with behavior support plans and clear routines.',
        'Prepare teenagers for work and further study in transition planning.',
      ],
      pastDuties: [
        'Supported [number] students in class with visual schedules and sensory breaks.',
        'Adapted worksheets and tests without lowering the aim.',
        'Led meetings with [number] families a semester and noted the agreed actions.',
        'Trained assistants in autism support and calm de-escalation.',
        'Assessed [number] students a year in reading fluency and attention.',
        'Accompanied students on outings to practice shopping and travel.',
      ],
      letter: {
        opening:
          'I look first for what a child can do, and build from there with differentiated instruction, steady behavior support and close contact with families.',
        achievement:
          'At [Employer] I taught [number] students with special needs and adjusted their programs to what the data showed.',
      },
    },
  ],
};
