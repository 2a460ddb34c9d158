import type { IndustryOccupations } from '../occupation';

export const media: IndustryOccupations = {
  industry: 'Media',
  general: {
    id: 'media-professional',
    title: 'Media Professional',
    aliases: '',
    terms:
      'content production, editing, research, storytelling, deadline planning, social media, interviews, fact checking, audience analysis, rights clearance',
    tools: 'Adobe Creative Cloud, content management systems',
    certifications: 'Media diploma, Portfolio',
    summary: [
      '{title} who produces accurate, engaging work and delivers it on deadline.',
      'Brings research, storytelling and fact checking together and adapts content production to the needs of each audience and channel.',
    ],
    duties: [
      'Manage content production of [number] pieces a month, from idea to publication.',
      'Complete fact checking on names, figures and images before publication.',
      'Conduct [number] interviews a month with well-prepared questions.',
      'Keep deadline planning visible to the whole team.',
      'Adapt [number] stories a week for social media.',
      'Obtain rights clearance before using images and music.',
      'Review audience analysis for [number] formats and suggest improvements.',
      'Improve clarity and length through careful editing.',
    ],
    pastDuties: [
      'Gathered research for [number] stories a month with documented sources.',
      'Captioned and archived images with names and rights.',
      'Published [number] items a day in content management systems.',
      'Transcribed interviews and marked key passages.',
      'Supported [number] shoots or broadcasts a quarter.',
      'Developed storytelling skills through feedback from editors and readers.',
    ],
    letter: {
      opening:
        'I enjoy producing content that is accurate and worth people’s time, through careful research, clear storytelling and thorough fact checking.',
      achievement: 'At [Employer] I produced [number] pieces a month and checked names, figures and rights in each.',
    },
  },
  occupations: [
    {
      id: 'journalist',
      title: 'Journalist',
      aliases:
        'reporter, news reporter, correspondent, broadcast journalist, news writer, freelance journalist, investigative journalist, data journalist, newspaper reporter',
      terms:
        'news reporting, interviewing, investigative research, fact checking, news writing, source protection, live reporting, data journalism, media law, social media publishing',
      tools: 'content management systems, audio recorders, Excel',
      certifications: 'Press card',
      summary: [
        '{title} who reports accurately, fairly and on deadline.',
        'Brings well-sourced news reporting, skillful interviewing and careful fact checking to every story, from short news items to longer features.',
      ],
      duties: [
        'Deliver news reporting and features with [number] stories a week.',
        'Base investigative research on documents and several sources.',
        'Conduct [number] interviews a week for news and background stories.',
        'Ensure source protection throughout the reporting process.',
        'Complete fact checking of [number] claims a day before publication.',
        'Provide live reporting from the scene with confirmed information.',
        'Publish [number] data journalism stories a month with documented methods.',
        'Apply media law and consult legal advisers where needed.',
      ],
      pastDuties: [
        'Covered [number] council meetings and court hearings a month.',
        'Wrote accurate headlines and captions for print and web.',
        'Called [number] contacts a day to find and confirm stories.',
        'Recorded and cut audio for radio and web.',
        'Answered [number] reader letters a week and published corrections.',
        'Practiced news writing to strict lengths and deadlines.',
      ],
      letter: {
        opening:
          'I enjoy finding and telling stories that matter, through well-sourced news reporting, patient interviewing and careful fact checking.',
        achievement: 'At [Employer] I published [number] stories a week and verified each with several sources.',
      },
    },
    {
      id: 'video-editor',
      title: 'Video Editor',
      aliases:
        'film editor, video producer, videographer, post production editor, multimedia editor, video content creator, camera operator, cinematographer, video specialist, youtube editor, filmmaker',
      terms:
        'video editing, storytelling, color grading, sound mixing, footage management, motion graphics, subtitling, rough cuts, client feedback, delivery formats',
      tools: 'Premiere Pro, DaVinci Resolve, After Effects',
      certifications: 'Film diploma',
      summary: [
        '{title} who cuts with rhythm, clarity and respect for the story.',
        'Brings precise video editing, strong storytelling and well-organized footage management to projects of every length.',
      ],
      duties: [
        'Complete video editing of [number] films a month, from rough cuts to final export.',
        'Develop storytelling from the available footage.',
        'Handle footage management for [number] hours of material a month, including backups.',
        'Apply color grading for a natural and consistent look.',
        'Deliver [number] versions a project in the agreed delivery formats.',
        'Clean up dialogue and balance music through sound mixing.',
        'Implement client feedback within [number] days and clarify conflicting notes.',
        'Add accurate and readable subtitling for all versions.',
      ],
      pastDuties: [
        'Assisted on [number] shoots a quarter with camera and lighting.',
        'Synchronized sound and picture and labeled all clips.',
        'Built [number] templates for titles and motion graphics.',
        'Cut short pieces for social channels from longer films.',
        'Transcribed [number] interviews a month and marked key passages.',
        'Kept records of music and font licenses.',
      ],
      letter: {
        opening:
          'I enjoy shaping raw material into a clear story, through precise video editing, careful sound mixing and well-organized footage.',
        achievement: 'At [Employer] I edited [number] films a month and delivered all versions on schedule.',
      },
    },
    {
      id: 'editor',
      title: 'Editor',
      aliases:
        'copy editor, managing editor, editor in chief, proofreader, book editor, assistant editor, editorial assistant, web editor, online editor, publishing editor, news editor',
      terms:
        'copy editing, proofreading, editorial planning, style guides, headline writing, author support, fact checking, manuscript review, content management, publication schedules',
      tools: 'WordPress, Adobe InDesign, Google Docs',
      certifications: 'Editing certificate',
      summary: [
        '{title} who improves texts while preserving the author’s voice.',
        'Combines copy editing, editorial planning and supportive work with authors, and applies style guides with good judgment and consistency.',
      ],
      duties: [
        'Complete copy editing of [number] texts a week and explain major changes.',
        'Lead editorial planning with a balance of topics and deadlines.',
        'Commission [number] articles a month with clear briefs.',
        'Provide author support from first outline to final draft.',
        'Manage [number] publication schedules with time for a second reading.',
        'Handle headline writing that is accurate and engaging.',
        'Evaluate [number] submissions a month in manuscript review.',
        'Maintain clear and practical style guides.',
      ],
      pastDuties: [
        'Completed proofreading of [number] pages a week.',
        'Completed fact checking with a source for each claim.',
        'Published [number] items a week using content management systems.',
        'Selected images and wrote captions for articles and covers.',
        'Coordinated [number] writers and translators on each project.',
        'Answered letters from readers and passed feedback to authors.',
      ],
      letter: {
        opening:
          'I enjoy helping authors produce their best work, through careful copy editing, clear editorial planning and early author support.',
        achievement: 'At [Employer] I edited [number] texts a week and gave authors clear reasons for changes.',
      },
    },
    {
      id: 'media-producer',
      title: 'Media Producer',
      aliases:
        'producer, film producer, tv producer, television producer, podcast producer, radio producer, production assistant, production coordinator, line producer, content producer, assistant director, broadcast producer',
      terms:
        'production planning, budgeting, scheduling, script development, crew coordination, casting and guests, location management, post-production, rights clearance, broadcast standards',
      tools: 'Movie Magic, Excel, Pro Tools',
      certifications: 'Set safety certificate',
      summary: [
        '{title} who keeps people, budget and schedule working together.',
        'Brings production planning, budgeting and crew coordination together and protects the creative idea from development to delivery.',
      ],
      duties: [
        'Produce [number] programs or films a year, from script development to delivery.',
        'Prepare detailed production planning for all departments.',
        'Manage budgeting for projects of [number] with daily updates.',
        'Lead crew coordination with clear call sheets and fair working hours.',
        'Handle casting and guests for [number] programs a month.',
        'Secure rights clearance for music, images and locations.',
        'Oversee location management for [number] shooting days a project.',
        'Supervise post-production until broadcast standards are met.',
      ],
      pastDuties: [
        'Booked [number] rooms, vehicles and meals for each shoot.',
        'Wrote call sheets and kept scheduling up to date.',
        'Logged [number] hours of material for the edit.',
        'Supported the crew on set with setup and logistics.',
        'Checked [number] invoices a project against the budget.',
        'Recorded and edited sound in Pro Tools for trailers.',
      ],
      letter: {
        opening:
          'I enjoy bringing people and ideas together, with thorough production planning, careful budgeting and well-organized crew coordination.',
        achievement: 'At [Employer] I produced [number] programs with backup plans and up-to-date budgets.',
      },
    },
    {
      id: 'photographer',
      title: 'Photographer',
      aliases:
        'photo editor, photojournalist, portrait photographer, wedding photographer, product photographer, photography assistant, fashion photographer, photo retoucher, photography, event photographer',
      terms:
        'portrait photography, event photography, studio lighting, image editing, composition, retouching, client briefings, image archives, product photography, usage rights',
      tools: 'Lightroom, Photoshop, studio flash',
      certifications: 'Photography diploma, Drone license',
      summary: [
        '{title} who combines technical precision with a natural style.',
        'Works with daylight and studio lighting, listens closely in client briefings, and delivers careful image editing on schedule.',
      ],
      duties: [
        'Photograph [number] assignments a month, from portrait photography to workplaces.',
        'Conduct client briefings and agree on shot lists and style.',
        'Set up studio lighting for [number] scenes a week.',
        'Plan composition with layout and format in mind.',
        'Complete image editing and delivery of [number] pictures a month.',
        'Apply natural and consistent retouching to final images.',
        'Cover [number] events a year with discreet event photography.',
        'Agree on usage rights in writing before each assignment.',
      ],
      pastDuties: [
        'Assisted at [number] shoots a quarter with lighting and backdrops.',
        'Captioned and sorted image archives by name, date and rights.',
        'Took [number] catalog pictures a day in product photography.',
        'Cleaned and checked camera equipment before each job.',
        'Retouched [number] images a week according to brand style.',
        'Scouted locations for light, access and background.',
      ],
      letter: {
        opening:
          'I enjoy capturing people and places naturally, with thoughtful composition, good studio lighting and careful image editing.',
        achievement: 'At [Employer] I photographed [number] assignments and delivered each on schedule.',
      },
    },
    {
      id: 'translator',
      title: 'Translator',
      aliases:
        'interpreter, translation specialist, localization specialist, freelance translator, court interpreter, medical interpreter, subtitler',
      terms:
        'translation, proofreading, terminology management, localization, interpreting, cultural adaptation, quality assurance, translation memory, deadline management, client communication',
      tools: 'SDL Trados, terminology databases',
      certifications: 'Translation certificate',
      summary: [
        '{title} who conveys meaning, tone and detail accurately.',
        'Combines careful translation and proofreading with consistent terminology management, and adapts texts to the culture and needs of the reader.',
      ],
      duties: [
        'Complete translation of [number] words a day for business and general texts.',
        'Research terms and maintain terminology management for each client.',
        'Carry out proofreading of [number] pages a week by other translators.',
        'Adapt tone and examples through careful cultural adaptation.',
        'Deliver [number] projects a month with reliable deadline management.',
        'Use translation memory to keep long documents consistent.',
        'Support [number] meetings a month through interpreting.',
        'Clarify ambiguous passages through client communication.',
      ],
      pastDuties: [
        'Translated [number] letters and documents a week under review.',
        'Compared translations with source texts as part of quality assurance.',
        'Updated [number] entries a month in terminology databases.',
        'Formatted translated files to match the original layout.',
        'Assisted with localization of [number] web pages a month.',
        'Read specialist texts to build subject knowledge.',
      ],
      letter: {
        opening:
          'I enjoy finding the right words in another language, with accurate translation, consistent terminology and attention to the reader’s culture.',
        achievement: 'At [Employer] I translated [number] words a day and met agreed deadlines.',
      },
    },
  ],
};
