import type { IndustryOccupations } from '../occupation';

export const design: IndustryOccupations = {
  industry: 'Design',
  general: {
    id: 'design-professional',
    title: 'Design Professional',
    aliases: '',
    terms:
      'visual design, concept development, client presentations, design briefs, sketching, typography, color theory, layout, file preparation, design research',
    tools: 'Adobe Creative Cloud, Figma',
    certifications: 'Design diploma, Portfolio',
    summary: [
      '{title} who develops clear ideas and delivers production-ready work.',
      'Combines concept development, typography and careful file preparation, presents ideas clearly to clients and colleagues, and welcomes feedback.',
    ],
    duties: [
      'Develop concepts for [number] projects a year, from design briefs to final delivery.',
      'Explore several directions through sketching before refining one.',
      'Hold [number] client presentations a quarter and explain design decisions.',
      'Set typography and layout for clarity and easy reading.',
      'Complete file preparation for [number] print and screen projects a month.',
      'Base design decisions on design research and user needs.',
      'Revise work based on feedback from [number] stakeholders.',
      'Choose colors according to color theory and accessible contrast.',
    ],
    pastDuties: [
      'Adapted [number] layouts a week to new formats and languages.',
      'Archived finished projects so that colleagues could reuse them.',
      'Retouched [number] pictures a month according to brand guidelines.',
      'Built models and mock-ups for client meetings.',
      'Supported [number] pitches with mood boards and references.',
      'Developed visual design skills by analyzing successful work.',
    ],
    letter: {
      opening:
        'I enjoy developing ideas from a clear brief, with attention to typography, layout and reliable file preparation.',
      achievement:
        'At [Employer] I completed [number] projects from brief to delivery and explained each design decision.',
    },
  },
  occupations: [
    {
      id: 'graphic-designer',
      title: 'Graphic Designer',
      aliases:
        'visual designer, brand designer, communication designer, print designer, packaging designer, art director, illustrator, creative director, layout designer',
      terms:
        'typography, layout design, brand identity, print production, image editing, illustration, packaging design, digital assets, design systems, concept development',
      tools: 'Adobe InDesign, Adobe Illustrator, Adobe Photoshop',
      certifications: 'Design diploma',
      summary: [
        '{title} with a strong sense of typography and visual hierarchy.',
        'Brings clear layout design, consistent brand identity and reliable print production to projects of every size, from business cards to campaigns.',
      ],
      duties: [
        'Design [number] pieces a month, from posters and reports to digital assets.',
        'Develop brand identity with practical guidelines.',
        'Manage print production for [number] jobs a year, including proofs and press checks.',
        'Set typography with a clear hierarchy for quick reading.',
        'Lead concept development for [number] clients a year, presenting alternatives with reasons.',
        'Create illustration for print and digital use.',
        'Maintain design systems for [number] channels with consistent color, type and spacing.',
        'Check contrast and text size to keep layout design accessible.',
      ],
      pastDuties: [
        'Prepared [number] print-ready files a week with correct bleed, profiles and fonts.',
        'Retouched photographs through careful image editing.',
        'Adapted campaigns to [number] formats while keeping the core idea.',
        'Built physical mock-ups for packaging design.',
        'Updated [number] templates for colleagues outside the design team.',
        'Organized images and licenses in a central library.',
      ],
      letter: {
        opening:
          'I enjoy turning a brief into clear visual communication, with careful typography, considered layout design and reliable print production.',
        achievement: 'At [Employer] I designed [number] pieces a month and delivered print-ready files on time.',
      },
    },
    {
      id: 'ux-designer',
      title: 'UX Designer',
      aliases:
        'ui designer, ux/ui designer, product designer, interaction designer, user experience designer, web designer, ux researcher, service designer, user interface designer, app designer, game designer, content designer',
      terms:
        'user research, wireframes, prototyping, usability testing, interaction design, design systems, information architecture, accessibility, user flows, design handoff',
      tools: 'Figma, Miro, Maze',
      certifications: 'UX certificate',
      summary: [
        '{title} who designs from user research and tests early.',
        'Connects user research with interaction design, tests prototypes while they are still rough, and treats accessibility as a core requirement.',
      ],
      duties: [
        'Conduct user research with [number] people a quarter and share recordings with the team.',
        'Create user flows and wireframes, including empty and error states.',
        'Run usability testing with [number] participants a month and improve designs promptly.',
        'Design for accessibility, including keyboard use, contrast and wording.',
        'Maintain design systems with [number] documented components.',
        'Prepare design handoff with all states, limits and reasons.',
        'Raise task completion by [number] percent through clearer information architecture.',
        'Compare design alternatives through rapid prototyping with users.',
      ],
      pastDuties: [
        'Built [number] prototypes a quarter, from paper sketches to clickable versions.',
        'Observed usability testing sessions and recorded findings.',
        'Organized a library of [number] screens in Figma with consistent naming.',
        'Conducted card sorting with users to improve navigation labels.',
        'Wrote [number] interface texts a month in clear, concise language.',
        'Joined support calls to understand interaction design problems.',
      ],
      letter: {
        opening:
          'I enjoy making products easier to use, through regular user research, early prototyping and accessible interaction design.',
        achievement:
          'At [Employer] I tested designs with [number] people and worked closely with developers through the handoff.',
      },
    },
    {
      id: 'interior-designer',
      title: 'Interior Designer',
      aliases: 'interior decorator, space planner, kitchen designer, exhibition designer, set designer',
      terms:
        'space planning, material selection, lighting design, client consultation, technical drawings, mood boards, project coordination, budget planning, furniture specification, site visits',
      tools: 'AutoCAD, SketchUp, Revit',
      certifications: 'NCIDQ certificate',
      summary: [
        '{title} who designs rooms around the way people live and work.',
        'Guides projects from client consultation to space planning, lighting design and material selection, and stays involved until completion.',
      ],
      duties: [
        'Plan [number] interiors a year, from first measurement to handover.',
        'Base space planning on client consultation about daily routines and needs.',
        'Prepare furniture specification for [number] rooms a year, including finishes and care.',
        'Develop layered lighting design for each room.',
        'Keep budget planning for [number] projects current and present options early.',
        'Guide material selection with samples, durability and cost in mind.',
        'Lead [number] site visits a month and settle details with contractors.',
        'Prepare technical drawings for contractors and makers.',
      ],
      pastDuties: [
        'Measured and drew [number] rooms a month.',
        'Prepared mood boards for client decisions.',
        'Ordered samples from [number] suppliers and kept the materials library in order.',
        'Modeled rooms in SketchUp for client presentations.',
        'Checked [number] deliveries a month against orders and drawings.',
        'Assisted with project coordination between clients, builders and suppliers.',
      ],
      letter: {
        opening:
          'I enjoy designing rooms around the people who use them, with careful space planning, layered lighting design and close attention on site.',
        achievement: 'At [Employer] I completed [number] interiors and kept clients informed about progress and cost.',
      },
    },
    {
      id: 'industrial-designer',
      title: 'Industrial Designer',
      aliases: 'product design, furniture designer, toy designer',
      terms:
        'concept sketching, product development, prototyping, user research, materials knowledge, ergonomics, design for manufacturing, color and finish, trend research, technical specifications',
      tools: 'Rhino, SolidWorks, KeyShot',
      certifications: 'Industrial design degree',
      summary: [
        '{title} who takes products from first sketch to production.',
        'Brings concept sketching, ergonomics and materials knowledge together and supports product development through to the first production run.',
      ],
      duties: [
        'Develop [number] products a year, from concept sketching to the approved sample.',
        'Observe people at work as part of user research.',
        'Build [number] models a quarter, using quick prototyping to test ideas.',
        'Refine ergonomics through tests with different users.',
        'Write technical specifications for [number] parts, including color and finish.',
        'Coordinate design for manufacturing with toolmakers and suppliers.',
        'Present [number] design directions a project with a clear recommendation.',
        'Apply materials knowledge to durability, repair and recycling.',
      ],
      pastDuties: [
        'Rendered [number] views a month in KeyShot for reviews and catalogs.',
        'Collected trend research from stores, trade shows and publications.',
        'Checked [number] supplier samples against drawings and master samples.',
        'Built models in the workshop together with colleagues.',
        'Documented [number] design variants with photographs and decisions.',
        'Supported product development meetings with live sketches.',
      ],
      letter: {
        opening:
          'I enjoy making products that are useful, durable and practical to manufacture, through concept sketching, early prototyping and solid materials knowledge.',
        achievement:
          'At [Employer] I brought [number] products from sketch to sample and supported the first production run.',
      },
    },
    {
      id: 'motion-designer',
      title: 'Motion Designer',
      aliases:
        'motion graphics designer, animator, visual effects artist, multimedia designer, character animator, multimedia artist, storyboard artist',
      terms:
        'motion graphics, animation, storyboarding, video editing, visual effects, character animation, sound design, brand animation, compositing, style frames',
      tools: 'After Effects, Blender, Premiere Pro',
      certifications: 'Animation diploma',
      summary: [
        '{title} with a strong sense of timing and visual storytelling.',
        'Develops motion graphics from storyboarding and style frames to final delivery and keeps project files clean for colleagues.',
      ],
      duties: [
        'Produce [number] films or sequences a month, from storyboarding to delivery.',
        'Design style frames that define the look before production.',
        'Create consistent brand animation for [number] channels.',
        'Time animation to narration and music.',
        'Deliver [number] versions a project in the required formats and languages.',
        'Combine footage and graphics through clean compositing.',
        'Reduce render time by [number] percent with lighter scenes and reusable parts.',
        'Coordinate sound design with motion graphics from an early stage.',
      ],
      pastDuties: [
        'Cut [number] clips a week in video editing for social channels.',
        'Drew storyboards for client and team reviews.',
        'Prepared [number] layered files a month for character animation.',
        'Cleaned up footage and matched colors between shots.',
        'Built [number] templates in After Effects for editors.',
        'Kept project files, fonts and licenses organized.',
      ],
      letter: {
        opening:
          'I enjoy explaining ideas through movement, from storyboarding and style frames to well-timed motion graphics.',
        achievement:
          'At [Employer] I delivered [number] films in all required versions and built templates for editors.',
      },
    },
    {
      id: 'architect',
      title: 'Architect',
      aliases:
        'architectural designer, project architect, landscape architect, architectural assistant, architectural technician, architectural drafter',
      terms:
        'architectural design, construction drawings, building codes, client consultation, site supervision, building information modeling, concept design, permit applications, consultant coordination, sustainable design',
      tools: 'Revit, AutoCAD, SketchUp',
      certifications: 'Architect license',
      summary: [
        '{title} who combines strong concepts with buildable detail.',
        'Guides projects from concept design to site supervision, coordinates consultants closely, and balances client needs with building codes and budget.',
      ],
      duties: [
        'Lead architectural design for [number] projects a year, from brief to completion.',
        'Develop concept design in client consultation and present alternatives.',
        'Prepare [number] sets of construction drawings a year in Revit.',
        'Check designs against building codes and accessibility rules.',
        'Submit [number] permit applications a year with complete documents.',
        'Handle consultant coordination with structural and building services engineers.',
        'Carry out site supervision on [number] projects and document progress.',
        'Apply sustainable design principles to materials, energy and daylight.',
      ],
      pastDuties: [
        'Drew plans, sections and details for [number] projects.',
        'Built models and visualizations for client presentations.',
        'Measured [number] existing buildings and prepared survey drawings.',
        'Supported building information modeling and clash checks.',
        'Answered [number] site questions a week with revised drawings.',
        'Compared materials and prepared sample boards.',
      ],
      letter: {
        opening:
          'I enjoy developing a building from the first concept to the finished detail, in close cooperation with clients, consultants and contractors.',
        achievement: 'At [Employer] I worked on [number] projects from concept to construction.',
      },
    },
    {
      id: 'fashion-designer',
      title: 'Fashion Designer',
      aliases:
        'clothing designer, apparel designer, garment designer, textile designer, costume designer, accessories designer, footwear designer, knitwear designer, sportswear designer, menswear designer, womenswear designer, pattern maker, technical fashion designer, fashion design assistant',
      terms:
        'collection development, trend research, fashion sketching, pattern making, fabric selection, garment fittings, tech packs, draping, color palettes, sample development',
      tools: 'Adobe Illustrator, CLO, Procreate',
      certifications: 'Pattern making certificate',
      summary: [
        '{title} thinking in fabric, cut and wearer from the first sketch.',
        'Steers collection development from trend research to sample development, and writes tech packs that factories can follow without guessing.',
      ],
      duties: [
        'Design [number] styles a season for collection development, from mood board to approved sample.',
        'Drape on the stand to test volume before drawing the pattern.',
        'Complete [number] tech packs a season with measurements, trims and stitch details.',
        'Source cloth at mills and fairs, weighing handle, price and origin in fabric selection.',
        'Hold [number] garment fittings a month on different body types.',
        'Set color palettes and prints that tie a collection together.',
        'Bring sample rounds down by [number] percent through clearer comments to suppliers.',
        'Present ranges to buyers and merchandisers with prices and delivery windows.',
      ],
      pastDuties: [
        'Turned fashion sketching into [number] flats a week in Adobe Illustrator.',
        'Followed shows, streets and archives for trend research.',
        'Cut and sewed [number] toiles a season alongside pattern making.',
        'Kept swatch books, trims and lab dips in order.',
        'Tracked [number] prototypes in sample development from dispatch to approval.',
        'Dressed models backstage and altered hems between looks.',
      ],
      letter: {
        opening:
          'Clothes succeed when somebody reaches for them again and again, so I work as carefully on fit, fabric and finish as on the first sketch.',
        achievement:
          'At [Employer] I designed [number] styles a season and followed them through fittings to production.',
      },
    },
  ],
};
