import type { IndustryOccupations } from '../occupation';

export const marketing: IndustryOccupations = {
  industry: 'Marketing',
  general: {
    id: 'marketing-professional',
    title: 'Marketing Professional',
    aliases: '',
    terms:
      'campaign planning, content creation, market research, social media, email marketing, campaign reporting, brand guidelines, event marketing, agency coordination, copywriting',
    tools: 'Google Analytics, Canva, HubSpot',
    certifications: 'Digital marketing certificate',
    summary: [
      '{title} who plans with a clear audience and goal in mind.',
      'Combines campaign planning, content creation and campaign reporting, and uses results to decide what to continue and what to stop.',
    ],
    duties: [
      'Lead campaign planning for [number] campaigns a year, each with a defined audience and goal.',
      'Provide clear copywriting for web, email and print.',
      'Manage budgets for [number] channels and shift spending according to results.',
      'Handle agency coordination with clear briefs and feedback.',
      'Send email marketing to [number] readers a month using clean, permission-based lists.',
      'Apply brand guidelines across all channels.',
      'Publish [number] posts a week on social media according to a shared calendar.',
      'Prepare campaign reporting with results and lessons learned.',
    ],
    pastDuties: [
      'Supported content creation for [number] pages, posts and printed pieces a month.',
      'Gathered market research from interviews, reviews and search data.',
      'Supported event marketing for [number] events a year.',
      'Updated product texts and images across all channels.',
      'Tested [number] subject lines a month and recorded the results.',
      'Answered comments and messages in the brand’s voice.',
    ],
    letter: {
      opening:
        'I enjoy reaching the right audience with useful content, through careful campaign planning, good copy and honest reporting.',
      achievement: 'At [Employer] I ran [number] campaigns a year and improved them based on results.',
    },
  },
  occupations: [
    {
      id: 'marketing-manager',
      title: 'Marketing Manager',
      aliases:
        'brand manager, product marketing manager, head of marketing, marketing director, chief marketing officer, cmo, marketing lead, growth marketer, growth manager, campaign manager, marketing',
      terms:
        'marketing strategy, campaign management, brand positioning, budget management, market research, lead generation, product launches, marketing analytics, agency management, customer segmentation',
      tools: 'HubSpot, Google Analytics, Salesforce',
      certifications: 'Marketing diploma',
      summary: [
        '{title} who sets clear priorities and measures results.',
        'Connects marketing strategy with customer insight, runs campaign management against agreed targets, and works closely with sales throughout the year.',
      ],
      duties: [
        'Develop marketing strategy for [number] product lines and turn it into quarterly plans.',
        'Sharpen brand positioning based on customer interviews.',
        'Lead campaign management across [number] channels with agreed targets.',
        'Coordinate lead generation with sales in weekly reviews.',
        'Oversee budget management for an annual budget of [number].',
        'Brief and review agencies as part of agency management.',
        'Raise qualified leads by [number] percent through better customer segmentation.',
        'Plan product launches with product, sales and support.',
      ],
      pastDuties: [
        'Coordinated [number] campaigns a year from brief to final reporting.',
        'Built marketing analytics reports on cost per customer.',
        'Organized [number] trade shows a year and followed up on leads.',
        'Interviewed customers for market research and summarized the findings.',
        'Rewrote [number] web pages for clarity and measured the change.',
        'Kept a shared campaign calendar for design, sales and product.',
      ],
      letter: {
        opening:
          'I enjoy turning customer insight into a focused marketing strategy, with well-run campaigns and close cooperation with sales.',
        achievement: 'At [Employer] I led marketing for [number] product lines and agreed on targets with sales.',
      },
    },
    {
      id: 'digital-marketing-specialist',
      title: 'Digital Marketing Specialist',
      aliases:
        'ppc specialist, sem specialist, digital marketer, online marketing manager, performance marketing manager, email marketing specialist, paid media specialist',
      terms:
        'search engine optimization, paid search, conversion rate optimization, email automation, landing pages, keyword research, web analytics, A/B testing, retargeting, paid social',
      tools: 'Google Ads, Google Analytics, Search Console',
      certifications: 'Google Ads certificate',
      summary: [
        '{title} who plans, tests and improves based on data.',
        'Works across search engine optimization, paid search and landing pages, and verifies web analytics before drawing conclusions.',
      ],
      duties: [
        'Manage paid search with a monthly budget of [number] and weekly search term reviews.',
        'Create and test landing pages that match each advertisement.',
        'Improve organic traffic by [number] percent through search engine optimization.',
        'Plan keyword research by topic and search intent.',
        'Run [number] rounds of A/B testing a quarter with defined sample sizes.',
        'Verify web analytics against sales data before shifting budgets.',
        'Build email automation for [number] stages of the customer journey.',
        'Set frequency limits and exclusions for retargeting.',
      ],
      pastDuties: [
        'Prepared [number] advertisements a month with matching copy, images and pages.',
        'Fixed broken links and slow pages with developers.',
        'Reported on [number] campaigns a month, including paid social.',
        'Wrote clear page titles and descriptions.',
        'Segmented a list of [number] contacts and removed inactive addresses.',
        'Documented tests for conversion rate optimization.',
      ],
      letter: {
        opening:
          'I enjoy improving results step by step, through careful keyword research, well-managed paid search and landing pages that match what people are looking for.',
        achievement: 'At [Employer] I managed a monthly budget of [number] and checked results against sales figures.',
      },
    },
    {
      id: 'content-writer',
      title: 'Content Writer',
      aliases:
        'copywriter, content marketer, content strategist, technical writer, content manager, content editor, content creator, blogger, ux writer, writer',
      terms:
        'copywriting, content strategy, editing, search engine optimization, interviews, editorial calendars, tone of voice, blog articles, newsletters, fact checking',
      tools: 'WordPress, Google Docs, Google Analytics',
      certifications: 'Journalism certificate',
      summary: [
        '{title} who writes clearly and researches thoroughly.',
        'Brings clear copywriting, well-prepared interviews and careful fact checking, and aligns content strategy with what readers want to know.',
      ],
      duties: [
        'Write [number] pieces a month, from product pages to long blog articles.',
        'Conduct interviews with experts and turn them into readable articles.',
        'Plan editorial calendars for [number] channels and keep to deadlines.',
        'Maintain a consistent tone of voice across all texts.',
        'Support colleagues by editing [number] drafts a month.',
        'Apply search engine optimization without compromising readability.',
        'Revise [number] older pages a quarter as part of the content strategy.',
        'Complete fact checking and name sources before publication.',
      ],
      pastDuties: [
        'Drafted [number] newsletters a month for customers and subscribers.',
        'Proofread catalogs and web pages against the style guide.',
        'Collected [number] customer stories with approved quotes.',
        'Published in WordPress with headings, captions and alternative text.',
        'Adapted texts for [number] markets with translators.',
        'Maintained a list of preferred terms.',
      ],
      letter: {
        opening:
          'I enjoy explaining things clearly, through well-prepared interviews, careful copywriting and thorough fact checking.',
        achievement: 'At [Employer] I wrote [number] pieces a month, met deadlines, and had quotes approved.',
      },
    },
    {
      id: 'social-media-manager',
      title: 'Social Media Manager',
      aliases:
        'social media specialist, social media coordinator, community manager, social media, influencer marketing manager, social media strategist, social media intern',
      terms:
        'social media strategy, content calendars, community management, short video, paid social, influencer partnerships, social listening, copywriting, crisis communication, performance reporting',
      tools: 'Instagram, LinkedIn, Canva',
      certifications: 'Social media certificate',
      summary: [
        '{title} who builds communities through useful content and real conversations.',
        'Combines community management, short video and well-planned content calendars, and responds calmly when discussions become heated.',
      ],
      duties: [
        'Develop a social media strategy for [number] channels with clear goals for each.',
        'Handle community management with a friendly, personal tone.',
        'Produce [number] short video clips a month, from idea to subtitles.',
        'Maintain shared content calendars with room for current topics.',
        'Manage paid social with a monthly budget of [number].',
        'Provide concise copywriting for posts and captions.',
        'Build influencer partnerships with [number] creators a year, clearly labeled as advertising.',
        'Monitor social listening daily and support crisis communication.',
      ],
      pastDuties: [
        'Scheduled [number] posts a week with images and alternative text.',
        'Photographed products and colleagues for social posts.',
        'Grew a channel by [number] followers through replies and regular series.',
        'Collected user questions and passed them to the product team.',
        'Prepared performance reporting for [number] channels.',
        'Covered live events with posts, photos and video.',
      ],
      letter: {
        opening:
          'I enjoy building communities, through attentive community management, useful short video and well-planned content calendars.',
        achievement: 'At [Employer] I managed [number] channels and passed community feedback on to the team.',
      },
    },
    {
      id: 'marketing-coordinator',
      title: 'Marketing Coordinator',
      aliases:
        'marketing assistant, marketing specialist, marketing associate, marketing executive, event coordinator, event manager, event planner, marketing intern',
      terms:
        'campaign coordination, event organization, press releases, marketing materials, supplier coordination, budget tracking, contact databases, email marketing, brand guidelines, project timelines',
      tools: 'Mailchimp, Canva, Excel',
      certifications: 'Event management certificate',
      summary: [
        '{title} who keeps campaigns, events and budgets on track.',
        'Brings reliable campaign coordination, accurate contact databases and well-planned event organization, and keeps everyone informed of deadlines.',
      ],
      duties: [
        'Manage campaign coordination for [number] campaigns at a time with clear project timelines.',
        'Produce marketing materials with designers and printers and check proofs.',
        'Lead event organization for [number] events a year.',
        'Write press releases and prepare media lists.',
        'Maintain contact databases of [number] people in line with privacy rules.',
        'Track invoices as part of budget tracking and report overruns early.',
        'Send [number] email marketing issues a month after testing.',
        'Handle supplier coordination on price, quality and delivery.',
      ],
      pastDuties: [
        'Packed and shipped [number] packages of material to trade shows and partners.',
        'Updated web pages in line with brand guidelines.',
        'Registered [number] guests for each event and welcomed them on site.',
        'Recorded meeting minutes with tasks and deadlines.',
        'Compared [number] offers a month from printers, caterers and venues.',
        'Archived images with captions and usage rights.',
      ],
      letter: {
        opening:
          'I enjoy keeping campaigns on schedule, with clear project timelines, carefully checked materials and well-planned events.',
        achievement: 'At [Employer] I coordinated [number] events and campaigns a year and kept budgets on track.',
      },
    },
    {
      id: 'seo-specialist',
      title: 'SEO Specialist',
      aliases:
        'seo, seo manager, seo analyst, seo consultant, seo expert, seo executive, seo strategist, search engine optimization specialist, technical seo specialist, seo content specialist, search engine marketing specialist, seo coordinator',
      terms:
        'keyword research, technical SEO, on-page optimization, link building, content briefs, site audits, search intent, rank tracking, structured data, local SEO',
      tools: 'Google Search Console, Google Analytics, Screaming Frog, Ahrefs',
      certifications: 'Web analytics certificate',
      summary: [
        '{title} who starts from what people search for and why.',
        'Pairs technical SEO with content briefs that writers enjoy using, and measures success in inquiries and sales as well as in rankings.',
      ],
      duties: [
        'Grow organic visits by [number] percent by matching pages to search intent.',
        'Crawl the site in Screaming Frog and rank faults from site audits by impact.',
        'Map [number] topics to pages after keyword research in several markets.',
        'Brief developers on technical SEO, from canonical tags to rendering.',
        'Deliver [number] content briefs a month with questions, sources and internal links.',
        'Mark up products, events and reviews with structured data.',
        'Earn [number] editorial links a quarter through link building with studies and tools.',
        'Report search clicks and conversions with the reasons behind each change.',
      ],
      pastDuties: [
        'Rewrote [number] titles and descriptions a week for on-page optimization.',
        'Redirected outdated addresses ahead of a site relaunch.',
        'Updated [number] company listings for local SEO.',
        'Compared competitors’ pages and noted missing subtopics.',
        'Merged [number] overlapping articles into stronger guides.',
        'Set up rank tracking by device, place and language.',
      ],
      letter: {
        opening:
          'Search tells a company what its customers really ask, and I enjoy turning those questions into clear pages, sound site structure and measurable inquiries.',
        achievement: 'At [Employer] I raised organic visits by [number] percent together with writers and developers.',
      },
    },
    {
      id: 'public-relations-specialist',
      title: 'Public Relations Specialist',
      aliases:
        'pr specialist, pr manager, pr consultant, pr officer, pr executive, public relations manager, public relations officer, public relations coordinator, press officer, media relations specialist, media relations manager, communications specialist, communications officer, communications manager, corporate communications specialist, publicist, spokesperson, public relations',
      terms:
        'media relations, press releases, crisis communication, press conferences, media monitoring, corporate communications, speechwriting, interview preparation, editorial calendar, stakeholder communication',
      tools: 'Cision, media databases',
      certifications: 'Public relations certificate',
      summary: [
        '{title} trusted by editors to answer quickly and correctly.',
        'Covers media relations, corporate communications and crisis communication, and checks every figure before a statement leaves the building.',
      ],
      duties: [
        'Place [number] stories a quarter in trade, regional and national media.',
        'Draft press releases that lead with the news and quote real people.',
        'Handle [number] journalist inquiries a week through responsive media relations.',
        'Rehearse executives with mock questions during interview preparation.',
        'Stage [number] press conferences and site visits a year.',
        'Prepare holding statements and contact trees for crisis communication.',
        'Summarize coverage for [number] managers in a daily media monitoring note.',
        'Coordinate an editorial calendar with marketing, legal and human resources.',
      ],
      pastDuties: [
        'Maintained contact lists of [number] editors, hosts and freelancers.',
        'Supported the board in speechwriting, guest articles and letters of thanks.',
        'Pitched [number] story ideas a month by phone and email.',
        'Proofread annual reports and newsletters for corporate communications.',
        'Invited and looked after [number] guests at launches and award evenings.',
        'Archived clippings, recordings and picture rights.',
      ],
      letter: {
        opening:
          'Reporters remember who called back with the right answer, and I build media relations on speed, accuracy and stories worth telling.',
        achievement: 'At [Employer] I placed [number] stories a quarter and answered press inquiries within the day.',
      },
    },
  ],
};
