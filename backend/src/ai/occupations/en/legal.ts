import type { IndustryOccupations } from '../occupation';

export const legal: IndustryOccupations = {
  industry: 'Legal',
  general: {
    id: 'legal-professional',
    title: 'Legal Professional',
    aliases: '',
    terms:
      'legal research, document review, case management, confidentiality, drafting, deadline tracking, client communication, filing, contract administration, regulatory compliance',
    tools: 'document management systems, Microsoft Word',
    certifications: 'Legal qualification, Notary commission',
    summary: [
      '{title} who works carefully and explains legal matters clearly.',
      'Combines legal research, precise drafting and reliable deadline tracking, and protects confidentiality at every stage of a matter.',
    ],
    duties: [
      'Support case management for [number] matters at a time.',
      'Prepare drafting of letters and agreements in clear language.',
      'Complete document review of [number] documents a week and summarize findings.',
      'Carry out legal research and present settled and open points.',
      'Maintain deadline tracking for [number] dates a month with reminders.',
      'Protect confidentiality on paper, on screen and in conversation.',
      'Answer [number] requests a week through clear client communication.',
      'Monitor regulatory compliance changes and inform colleagues.',
    ],
    pastDuties: [
      'Opened and closed [number] files a month according to checklist.',
      'Proofread agreements against term sheets and earlier versions.',
      'Scanned and indexed [number] pages a week.',
      'Welcomed clients at the front desk with discretion.',
      'Updated [number] registers and lists for contract administration.',
      'Completed court and office filing on time.',
    ],
    letter: {
      opening:
        'I enjoy careful legal work, from document review and deadline tracking to drafting that clients understand.',
      achievement: 'At [Employer] I supported [number] matters at a time and kept files complete for colleagues.',
    },
  },
  occupations: [
    {
      id: 'paralegal',
      title: 'Paralegal',
      aliases:
        'legal assistant, litigation paralegal, corporate paralegal, legal clerk, law clerk, legal executive, litigation assistant, legal intern',
      terms:
        'legal research, document review, case preparation, discovery, drafting pleadings, court filings, client interviews, trial exhibits, deadline calendars, citation checking',
      tools: 'Westlaw, case management software, Microsoft Word',
      certifications: 'Paralegal certificate, Notary commission',
      summary: [
        '{title} who keeps cases organized and deadlines under control.',
        'Brings thorough legal research, structured case preparation and timely court filings, and keeps files complete for the whole legal team.',
      ],
      duties: [
        'Manage [number] active files, from intake and client interviews to closing.',
        'Prepare legal research memos with clear answers and sources.',
        'Complete document review for [number] documents a week in discovery and identify privileged material.',
        'Maintain deadline calendars with dates, rules and responsibilities.',
        'Prepare [number] court filings a month according to court rules.',
        'Assist with drafting pleadings and verify facts against the file.',
        'Organize and number [number] trial exhibits for attorneys and witnesses.',
        'Perform citation checking before documents are filed.',
      ],
      pastDuties: [
        'Indexed [number] case files and identified missing documents.',
        'Summarized statements with page and line references.',
        'Served [number] notices a month and filed proof of service.',
        'Scheduled witnesses, experts and rooms for case preparation.',
        'Transcribed [number] recorded statements a week.',
        'Completed document review under an experienced paralegal.',
      ],
      letter: {
        opening:
          'I enjoy keeping complex cases in order, through thorough legal research, careful document review and well-maintained deadline calendars.',
        achievement: 'At [Employer] I managed [number] files and checked each filing against court rules.',
      },
    },
    {
      id: 'lawyer',
      title: 'Lawyer',
      aliases:
        'attorney, solicitor, barrister, legal counsel, corporate counsel, in-house counsel, associate attorney, general counsel, litigation attorney, associate lawyer, corporate lawyer, legal advisor',
      terms:
        'legal advice, contract drafting, negotiation, litigation, legal research, risk assessment, dispute resolution, due diligence, client counseling, court advocacy',
      tools: 'Westlaw, LexisNexis',
      certifications: 'Bar admission, Practicing certificate',
      summary: [
        '{title} who gives clear advice and practical recommendations.',
        'Brings well-reasoned legal advice, precise contract drafting and negotiation that protects both the client’s position and the relationship.',
      ],
      duties: [
        'Advise [number] clients a year and discuss costs and risks early.',
        'Prepare written legal advice with a recommendation, risks and alternatives.',
        'Lead contract drafting and negotiation of [number] agreements a year.',
        'Conduct litigation according to a plan agreed with the client.',
        'Lead due diligence on [number] transactions and rank findings by risk.',
        'Pursue dispute resolution outside court where it serves the client.',
        'Provide court advocacy in [number] hearings a year.',
        'Present risk assessment findings to boards and management teams.',
      ],
      pastDuties: [
        'Answered [number] questions a month through detailed legal research.',
        'Reviewed agreements and identified missing or unclear clauses.',
        'Assisted in [number] proceedings from claim to settlement.',
        'Summarized files for partners and clients.',
        'Held [number] client counseling meetings and sent notes the same day.',
        'Trained colleagues in other departments on common contract questions.',
      ],
      letter: {
        opening:
          'I enjoy helping clients make sound decisions, with clear legal advice, careful contract drafting and negotiation focused on lasting results.',
        achievement:
          'At [Employer] I advised [number] clients and sought settlements where they were the better choice.',
      },
    },
    {
      id: 'legal-secretary',
      title: 'Legal Secretary',
      aliases:
        'legal administrative assistant, legal administrator, legal receptionist, docketing clerk, legal office manager',
      terms:
        'legal documents, dictation, court deadlines, calendar management, client reception, billing, file management, correspondence, confidentiality, electronic filing',
      tools: 'Microsoft Word, dictation software, billing software',
      certifications: 'Legal secretary diploma',
      summary: [
        '{title} who keeps documents, deadlines and calendars in order.',
        'Manages court deadlines, calendar management and file management for several lawyers and handles client matters with discretion.',
      ],
      duties: [
        'Provide calendar management and travel arrangements for [number] lawyers.',
        'Prepare legal documents from drafts and templates and check references.',
        'Enter and verify [number] court deadlines a month.',
        'Complete electronic filing ahead of court deadlines.',
        'Type [number] pages a week from dictation, ready for signature.',
        'Handle client reception with discretion and courtesy.',
        'Prepare billing for [number] matters a month with clear entries.',
        'Maintain file management for paper and electronic documents.',
      ],
      pastDuties: [
        'Answered [number] calls a day and took accurate messages.',
        'Copied, bound and delivered complete sets of documents.',
        'Sorted [number] incoming letters a day by matter and date.',
        'Drafted routine correspondence for several lawyers.',
        'Archived [number] closed files a month according to retention rules.',
        'Protected client confidentiality at the front desk and on the phone.',
      ],
      letter: {
        opening:
          'I enjoy supporting a legal team, with accurate legal documents, reliable court deadlines and a calm, discreet manner with clients.',
        achievement: 'At [Employer] I supported [number] lawyers and kept their documents and deadlines in order.',
      },
    },
    {
      id: 'compliance-officer',
      title: 'Compliance Officer',
      aliases:
        'compliance manager, compliance analyst, compliance specialist, regulatory affairs specialist, data protection officer, privacy officer, aml analyst, ethics officer, regulatory compliance manager',
      terms:
        'compliance monitoring, risk assessment, policy writing, regulatory reporting, compliance training, internal investigations, data protection, anti-money laundering, third-party checks, whistleblowing channels',
      tools: 'governance software, Excel',
      certifications: 'CCEP, CAMS',
      summary: [
        '{title} who makes rules clear and easy to follow.',
        'Combines risk assessment, clear policy writing and practical compliance training, conducts internal investigations fairly, and advises colleagues at an early stage.',
      ],
      duties: [
        'Lead compliance monitoring of [number] controls a year and report gaps.',
        'Simplify rules through clear and practical policy writing.',
        'Deliver compliance training to [number] employees a year using real cases.',
        'Conduct internal investigations fairly and document the findings.',
        'Submit [number] regulatory reporting packages a year on time.',
        'Carry out risk assessment with sales, purchasing and operations.',
        'Complete third-party checks on [number] partners a year before contracts are signed.',
        'Advise on data protection when forms and systems are designed.',
      ],
      pastDuties: [
        'Reviewed [number] alerts a week under anti-money laundering rules.',
        'Answered employee questions on gifts and conflicts of interest.',
        'Updated [number] registers of processing activities and licenses.',
        'Supported whistleblowing channels and protected those who reported.',
        'Sampled [number] files a quarter and gave feedback to teams.',
        'Summarized new regulations and their effect on the business.',
      ],
      letter: {
        opening:
          'I enjoy helping people do the right thing, through practical risk assessment, clear policy writing and compliance training based on real cases.',
        achievement: 'At [Employer] I oversaw [number] controls and closed gaps together with their owners.',
      },
    },
    {
      id: 'contract-manager',
      title: 'Contract Manager',
      aliases:
        'contract administrator, contracts manager, contract specialist, commercial manager, contract analyst, legal operations manager, licensing manager, contracts administrator',
      terms:
        'contract drafting, contract negotiation, contract lifecycle management, obligation tracking, change requests, claims management, contract templates, renewals, risk clauses, stakeholder alignment',
      tools: 'contract management software, Microsoft Word, Excel',
      certifications: 'CCCM certificate',
      summary: [
        '{title} who keeps agreements clear, current and well documented.',
        'Brings efficient contract drafting, reliable obligation tracking and well-prepared contract negotiation, and raises risks with the business early.',
      ],
      duties: [
        'Oversee contract lifecycle management for [number] agreements, from request to archive.',
        'Lead contract negotiation within agreed limits.',
        'Shorten the time to signature by [number] days through better contract templates.',
        'Explain risk clauses to business colleagues in plain language.',
        'Maintain obligation tracking for [number] dates and duties and remind owners early.',
        'Document change requests with price, date and approval.',
        'Prepare [number] renewals a quarter with usage, price and alternatives.',
        'Achieve stakeholder alignment before negotiations begin.',
      ],
      pastDuties: [
        'Compared [number] drafts a month with the standard terms.',
        'Filed signed agreements in a searchable archive.',
        'Reported on [number] open agreements a week by age and owner.',
        'Collected facts and correspondence for claims management.',
        'Updated [number] contract records a month with parties, terms and notice periods.',
        'Answered colleagues’ questions about contract terms.',
      ],
      letter: {
        opening:
          'I enjoy making agreements clear and keeping them on track, through careful contract drafting, obligation tracking and open negotiation.',
        achievement: 'At [Employer] I managed [number] agreements and reminded owners well before key dates.',
      },
    },
  ],
};
