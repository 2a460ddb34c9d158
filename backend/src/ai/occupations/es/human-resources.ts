import type { IndustryOccupations } from '../occupation';

export const humanResources: IndustryOccupations = {
  industry: 'Human Resources',
  general: {
    id: 'human-resources-professional',
    title: 'Profesional de recursos humanos',
    aliases: '',
    terms:
      'relaciones laborales, selección de personal, acogida de personal, expedientes de personal, atención al empleado, coordinación de entrevistas, formación interna, control de ausencias, protección de datos, comunicación interna',
    tools: 'Excel, Workday',
    certifications: 'título de relaciones laborales',
    summary: [
      '{title} con trato cercano y reserva sobre lo que se le confía.',
      'Aporta orden en los expedientes de personal, apoyo en selección y respuestas claras sobre contratos, permisos y ausencias.',
    ],
    duties: [
      'Atención al empleado en [número] consultas semanales sobre contratos y permisos',
      'Actualización de expedientes de personal conforme a la protección de datos',
      'Coordinación de entrevistas: [número] al mes entre candidatos y áreas',
      'Organización de la acogida de personal con plan de primeras semanas',
      'Control de ausencias de [número] personas y aviso a nóminas',
      'Apoyo en relaciones laborales con documentación y actas',
      'Preparación de [número] acciones anuales de formación interna',
      'Redacción de avisos de comunicación interna',
    ],
    pastDuties: [
      'Publicación de [número] ofertas al mes y clasificación de candidaturas',
      'Archivo de contratos, anexos y certificados',
      'Emisión de [número] cartas y certificados por semana',
      'Recopilación de firmas y documentación de incorporación',
      'Elaboración de [número] informes mensuales de plantilla',
      'Apoyo en encuestas y actos internos',
    ],
    letter: {
      opening:
        'En recursos humanos me importan por igual el trato y el rigor: cuidar a las personas y los documentos que protegen sus derechos.',
      achievement: 'En [Empresa] atendí las consultas de [número] empleados y ordené sus expedientes.',
    },
  },
  occupations: [
    {
      id: 'hr-manager',
      title: 'Responsable de recursos humanos',
      aliases:
        'jefe de recursos humanos, jefa de recursos humanos, director de recursos humanos, directora de recursos humanos, responsable de recursos humanos, gerente de recursos humanos, hr manager, responsable de rrhh, director de rrhh, directora de rrhh, jefe de rrhh, jefa de rrhh, gerente de rrhh, hr business partner, hrbp, director de personas, directora de personas, people manager, jefe de personal, jefa de personal, gerente de talento humano, director de talento, responsable de personas',
      terms:
        'planificación de plantilla, relaciones laborales, gestión del desempeño, políticas de personas, gestión del talento, derecho laboral, negociación colectiva, clima laboral, plan de igualdad, presupuesto de personal',
      tools: 'Workday, SAP SuccessFactors, Excel',
      certifications: 'máster en recursos humanos',
      summary: [
        '{title} que escucha al personal y a la dirección y busca acuerdos duraderos.',
        'Combina planificación de plantilla, derecho laboral y gestión del talento, y cuida que las decisiones se expliquen a tiempo.',
      ],
      duties: [
        'Dirección de recursos humanos para una plantilla de [número] personas',
        'Negociación colectiva y diálogo con la representación de los trabajadores',
        'Elaboración del presupuesto de personal de [número] centros',
        'Definición de políticas de personas sobre jornada, teletrabajo y carrera',
        'Reducción de la rotación en un [número] % con medidas de clima laboral',
        'Asesoramiento a mandos en gestión del desempeño y conversaciones difíciles',
        'Cobertura de [número] vacantes al año según la planificación de plantilla',
        'Seguimiento del plan de igualdad y de sus indicadores',
      ],
      pastDuties: [
        'Gestión de [número] procesos disciplinarios y reclamaciones con asesoría externa',
        'Implantación de evaluaciones y planes de desarrollo',
        'Coordinación de [número] técnicos de selección, nóminas y formación',
        'Actualización de descripciones de puesto y organigrama',
        'Lanzamiento de [número] encuestas de opinión y sus planes de acción',
        'Aplicación del derecho laboral en contratos y excedencias',
      ],
      letter: {
        opening:
          'Entiendo recursos humanos como un oficio de confianza: escuchar, explicar las decisiones y cumplir lo pactado con la plantilla y con la empresa.',
        achievement:
          'En [Empresa] coordiné la gestión de [número] personas y reforcé el diálogo con mandos y representantes.',
      },
    },
    {
      id: 'hr-generalist',
      title: 'Técnico/a de recursos humanos',
      aliases:
        'técnico de recursos humanos, técnica de recursos humanos, generalista de recursos humanos, hr generalist, especialista en recursos humanos, analista de recursos humanos, técnico de rrhh, técnica de rrhh, coordinador de recursos humanos, coordinadora de recursos humanos, auxiliar de recursos humanos, asistente de recursos humanos, administrativo de recursos humanos, administrativa de recursos humanos, asistente de rrhh, analista de talento humano, asistente de talento humano, técnico de relaciones laborales, técnica de relaciones laborales, rrhh, recursos humanos, becario de recursos humanos, becaria de recursos humanos',
      terms:
        'incorporación de personal, administración de personal, beneficios sociales, apoyo a la selección, consultas de empleados, documentación laboral, contratos de trabajo, registro de jornada, prevención de riesgos, evaluación del desempeño',
      tools: 'A3 Nom, Factorial, Excel',
      certifications: 'grado en relaciones laborales',
      summary: [
        '{title} que resuelve el día a día del personal con criterio y buen trato.',
        'Atiende desde el contrato hasta la baja, con documentación laboral al día y plazos cumplidos ante la Seguridad Social.',
      ],
      duties: [
        'Administración de personal de [número] empleados: altas, variaciones y bajas',
        'Elaboración de contratos de trabajo, prórrogas y anexos',
        'Acompañamiento de [número] nuevas contrataciones por trimestre en la incorporación de personal',
        'Resolución de consultas de empleados sobre convenio, permisos y nómina',
        'Revisión del registro de jornada de [número] turnos al mes',
        'Coordinación con el servicio de prevención de riesgos y la mutua',
        'Gestión de beneficios sociales para [número] empleados',
        'Apoyo a mandos en la evaluación del desempeño',
      ],
      pastDuties: [
        'Publicación de ofertas y apoyo a la selección de [número] puestos al año',
        'Tramitación de partes médicos y permisos por nacimiento',
        'Archivo de [número] expedientes de documentación laboral',
        'Organización de reconocimientos médicos y entrega de equipos de protección',
        'Elaboración de [número] informes mensuales de absentismo',
        'Participación en la acogida y la formación obligatoria',
      ],
      letter: {
        opening:
          'Me gusta ser la persona a la que se puede preguntar: con la norma consultada, una respuesta clara y el trámite resuelto en plazo.',
        achievement:
          'En [Empresa] llevé la administración de [número] empleados y simplifiqué el proceso de incorporación.',
      },
    },
    {
      id: 'recruiter',
      title: 'Técnico/a de selección',
      aliases:
        'técnico de selección, técnica de selección, reclutador, reclutadora, seleccionador, seleccionadora, recruiter, talent acquisition, especialista en selección, especialista en reclutamiento, consultor de selección, consultora de selección, headhunter, técnico de reclutamiento, analista de selección, analista de reclutamiento, analista de reclutamiento y selección, it recruiter, responsable de selección, coordinador de reclutamiento, sourcer, técnico de captación de talento',
      terms:
        'búsqueda de candidatos, entrevistas por competencias, ofertas de empleo, preselección, briefing con responsables, experiencia del candidato, marca empleadora, pruebas de selección, comprobación de referencias, negociación de ofertas',
      tools: 'LinkedIn Recruiter, InfoJobs, ATS',
      certifications: 'formación en entrevista por competencias',
      summary: [
        '{title} que contesta a todas las candidaturas y pregunta lo que de verdad predice el desempeño.',
        'Aclara el perfil con el área, amplía la búsqueda más allá de los portales y compara a las personas con los mismos criterios.',
      ],
      duties: [
        'Cobertura de [número] vacantes por trimestre en perfiles técnicos y de gestión',
        'Preparación del briefing con responsables: tareas, criterios y salario',
        'Búsqueda de candidatos por contacto directo: [número] mensajes por semana',
        'Redacción de ofertas de empleo claras e inclusivas',
        'Realización de [número] entrevistas por competencias por semana',
        'Cuidado de la experiencia del candidato con respuestas en plazo',
        'Reducción a [número] días del tiempo medio de contratación',
        'Negociación de ofertas y acompañamiento hasta el primer día',
      ],
      pastDuties: [
        'Preselección de [número] candidaturas por puesto',
        'Coordinación de agendas y pruebas de selección',
        'Asistencia a [número] ferias de empleo y universidades al año',
        'Actualización de portales y perfil de marca empleadora',
        'Elaboración de [número] informes de candidato por semana',
        'Comprobación de referencias con permiso del candidato',
      ],
      letter: {
        opening:
          'En selección me importa la seriedad con ambas partes: un perfil bien definido, preguntas comparables y una respuesta para cada persona.',
        achievement: 'En [Empresa] cubrí [número] vacantes y mejoré la respuesta a las candidaturas descartadas.',
      },
    },
    {
      id: 'training-specialist',
      title: 'Técnico/a de formación',
      aliases:
        'técnico de formación, técnica de formación, formador, formadora, responsable de formación, especialista en formación, especialista en capacitación, coordinador de formación, coordinadora de formación, coordinador de capacitación, capacitador, capacitadora, instructor de capacitación, diseñador instruccional, diseñadora instruccional, técnico de desarrollo, técnico de formación y desarrollo, gestor de formación, gestora de formación, formador de formadores, especialista en desarrollo organizacional',
      terms:
        'detección de necesidades formativas, diseño instruccional, impartición de talleres, e-learning, evaluación de la formación, plan de acogida, formación bonificada, itinerarios de desarrollo, gestión de plataforma LMS, formación de mandos',
      tools: 'Moodle, Articulate, PowerPoint',
      certifications: 'certificado de docencia de la formación',
      summary: [
        '{title} que diseña formación práctica y comprueba qué se aplica después en el puesto.',
        'Enlaza la detección de necesidades formativas con talleres, e-learning y seguimiento, en colaboración con mandos y expertos internos.',
      ],
      duties: [
        'Elaboración del plan anual para [número] empleados según detección de necesidades formativas',
        'Diseño instruccional de cursos con casos del propio puesto',
        'Impartición de talleres: [número] sesiones por trimestre',
        'Evaluación de la formación con pruebas y observación posterior',
        'Producción de [número] módulos de e-learning al año',
        'Definición de itinerarios de desarrollo con las áreas',
        'Tramitación de [número] expedientes de formación bonificada al año',
        'Asesoramiento a mandos sobre el acompañamiento en el puesto',
      ],
      pastDuties: [
        'Convocatoria y control de asistencia de [número] participantes al mes',
        'Gestión de plataforma LMS: altas, contenidos y avisos',
        'Actualización de [número] manuales y guías por semestre',
        'Organización del plan de acogida con tutores internos',
        'Contratación y seguimiento de [número] proveedores de cursos',
        'Recogida de opiniones y propuesta de mejoras',
      ],
      letter: {
        opening:
          'La formación que me interesa empieza por una tarea real y termina cuando alguien la hace mejor, no cuando se firma la asistencia.',
        achievement:
          'En [Empresa] formé a [número] personas al año y revisé con sus mandos la aplicación en el puesto.',
      },
    },
    {
      id: 'payroll-specialist',
      title: 'Técnico/a de nóminas',
      aliases:
        'técnico de nóminas, técnica de nóminas, especialista en nóminas, especialista en nómina, técnico de administración de personal, técnica de administración de personal, analista de nómina, analista de nóminas, gestor de nóminas, gestora de nóminas, administrativo de nóminas, administrativa de nóminas, responsable de nóminas, payroll specialist, técnico laboral, técnica laboral, asesor laboral, asesora laboral, graduado social, graduada social, auxiliar de nómina',
      terms:
        'elaboración de nóminas, seguros sociales, retenciones de IRPF, control horario, cálculo de finiquitos, incapacidad temporal, convenios colectivos, conciliación de nómina, embargos salariales, retribución flexible',
      tools: 'A3 Nom, SAP HCM, Sistema RED',
      certifications: 'graduado social, curso de nóminas y seguros sociales',
      summary: [
        '{title} con exactitud en el cálculo y paciencia para explicar un recibo.',
        'Aplica convenios colectivos, cotización y retenciones dentro de plazo, y comprueba variaciones antes de cada cierre.',
      ],
      duties: [
        'Elaboración de nóminas de [número] trabajadores con varios convenios',
        'Presentación de seguros sociales y conciliación de diferencias',
        'Revisión de [número] variaciones al mes: horas, bajas y complementos',
        'Regularización de retenciones de IRPF y declaraciones anuales',
        'Cálculo de finiquitos e indemnizaciones: [número] por trimestre',
        'Interpretación de convenios colectivos y actualización de tablas',
        'Atención a [número] consultas mensuales sobre recibos y cotización',
        'Conciliación de nómina con contabilidad y tesorería',
      ],
      pastDuties: [
        'Comunicación de [número] altas, bajas y contratos por semana',
        'Gestión de incapacidad temporal con mutua y partes',
        'Carga de datos de control horario de [número] empleados',
        'Aplicación de embargos salariales y anticipos',
        'Emisión de [número] certificados de empresa al mes',
        'Apoyo en inspecciones con documentación ordenada',
      ],
      letter: {
        opening:
          'Una nómina correcta es una cuestión de respeto: se cobra lo que toca, el día que toca y con una explicación cuando hace falta.',
        achievement:
          'En [Empresa] preparé las nóminas de [número] empleados y reduje las correcciones posteriores al cierre.',
      },
    },
    {
      id: 'compensation-specialist',
      title: 'Especialista en compensación y beneficios',
      aliases:
        'especialista en compensación y beneficios, especialista en compensaciones, técnico de compensación y beneficios, técnica de compensación y beneficios, analista de compensaciones, analista de compensación y beneficios, compensation and benefits, responsable de compensación y beneficios, gestor de retribución, consultor de retribución, consultora de retribución, especialista en retribución, técnico de retribución, analista de remuneraciones, coordinador de compensaciones',
      terms:
        'estudios salariales, valoración de puestos, bandas salariales, beneficios sociales, brecha salarial, planes de incentivos, revisión salarial anual, registro retributivo, retribución flexible, políticas retributivas',
      tools: 'Excel, Workday, encuestas salariales',
      certifications: 'formación en compensación total',
      summary: [
        '{title} que compara puestos con método y explica con transparencia cada banda.',
        'Trabaja con estudios salariales, valoración de puestos y análisis de brecha para que la retribución sea coherente y defendible.',
      ],
      duties: [
        'Valoración de puestos: [número] posiciones al año con un sistema común',
        'Actualización de bandas salariales con datos de mercado',
        'Coordinación de la revisión salarial anual de [número] empleados',
        'Análisis de la brecha salarial y propuesta de correcciones',
        'Diseño de [número] planes de incentivos por área con métricas verificables',
        'Elaboración del registro retributivo conforme a la normativa de igualdad',
        'Negociación de [número] contratos de beneficios sociales al año',
        'Formación de mandos en la explicación de políticas retributivas',
      ],
      pastDuties: [
        'Participación en [número] estudios salariales por ejercicio',
        'Simulación del coste de convenios y mejoras',
        'Cálculo de [número] bonus por semestre y verificación con finanzas',
        'Respuesta a dudas sobre retribución flexible',
        'Depuración de [número] descripciones de puesto por trimestre',
        'Preparación de fichas de compensación total',
      ],
      letter: {
        opening:
          'La retribución se discute menos cuando se entiende: criterios escritos, datos comparables y la misma explicación para todos.',
        achievement:
          'En [Empresa] coordiné la revisión salarial de [número] empleados y ordené las bandas por familias de puestos.',
      },
    },
  ],
};
