import type { IndustryOccupations } from '../occupation';
import { services } from './services';

export const customerService: IndustryOccupations = {
  industry: 'Customer Service',
  general: {
    id: 'customer-service-professional',
    title: 'Profesional de atención al cliente',
    aliases: '',
    terms:
      'comunicación con el cliente, resolución de problemas, gestión de reclamaciones, escucha activa, tramitación de pedidos, atención telefónica, soporte por correo, conocimiento del producto, registro de clientes, seguimiento de casos',
    tools: 'Zendesk, Excel',
    certifications: 'curso de atención al cliente',
    summary: [
      '{title} que escucha hasta el final y dice con claridad qué se puede hacer.',
      'Aporta paciencia, conocimiento del producto y un seguimiento de casos que evita que el cliente tenga que volver a explicarse.',
    ],
    duties: [
      'Atención telefónica y por escrito de [número] clientes al día',
      'Resolución de problemas en el primer contacto cuando es posible',
      'Tramitación de pedidos, cambios y abonos: [número] por jornada',
      'Gestión de reclamaciones con plazo y respuesta por escrito',
      'Seguimiento de casos abiertos: [número] por semana hasta su cierre',
      'Actualización del registro de clientes después de cada llamada',
      'Elaboración de [número] respuestas tipo por trimestre',
      'Coordinación con almacén, facturación y transporte',
    ],
    pastDuties: [
      'Respuesta a [número] mensajes diarios de soporte por correo',
      'Derivación de consultas técnicas con la información completa',
      'Confirmación de [número] citas y entregas al día',
      'Estudio de catálogos para ampliar el conocimiento del producto',
      'Realización de [número] encuestas de satisfacción al mes',
      'Apoyo a compañeros en periodos de mucha demanda',
    ],
    letter: {
      opening:
        'Atender bien es escuchar, comprobar y cumplir: que el cliente cuelgue sabiendo qué va a pasar y cuándo.',
      achievement:
        'En [Empresa] atendí a [número] clientes al día y cerré la mayoría de los casos sin una segunda llamada.',
    },
  },
  occupations: [
    {
      id: 'customer-service-representative',
      title: 'Agente de atención al cliente',
      aliases:
        'agente de atención al cliente, atención al cliente, teleoperador, teleoperadora, operador telefónico, operadora telefónica, gestor telefónico, gestora telefónica, representante de atención al cliente, representante de servicio al cliente, servicio al cliente, asesor de atención al cliente, asesora de atención al cliente, asesor telefónico, asesora telefónica, agente de call center, agente de contact center, asesor de servicio al cliente, asesora de servicio al cliente, ejecutivo de atención al cliente, ejecutiva de atención al cliente, operador de call center, especialista en atención al cliente',
      terms:
        'gestión de llamadas, escucha activa, gestión de reclamaciones, tramitación de pedidos, chat en directo, soporte por correo, gestión de tickets, conocimiento del producto, manejo de conflictos, resolución en el primer contacto',
      tools: 'Zendesk, Salesforce, Genesys',
      certifications: 'certificado de idiomas',
      summary: [
        '{title} con voz tranquila, preguntas precisas y notas que otro puede continuar.',
        'Domina la gestión de llamadas y el chat en directo, y convierte una queja en una solución con plazo.',
      ],
      duties: [
        'Gestión de llamadas entrantes: [número] por turno con verificación de identidad',
        'Escucha activa y manejo de conflictos con clientes descontentos',
        'Atención simultánea de [número] conversaciones de chat en directo',
        'Registro completo en la gestión de tickets con siguiente paso',
        'Consecución del [número] % de resolución en el primer contacto',
        'Explicación de facturas, tarifas y condiciones con palabras sencillas',
        'Cierre de [número] casos semanales de gestión de reclamaciones',
        'Aviso de fallos repetidos a producto y calidad',
      ],
      pastDuties: [
        'Emisión de [número] llamadas de cortesía por jornada',
        'Tramitación de pedidos, devoluciones y cambios de dirección',
        'Respuesta a [número] correos diarios con plantillas adaptadas',
        'Actualización del conocimiento del producto tras cada novedad',
        'Cobertura de [número] turnos de tarde y fin de semana al mes',
        'Acompañamiento de nuevas incorporaciones en sus primeras escuchas',
      ],
      letter: {
        opening:
          'Al otro lado de la línea hay alguien con un problema y poco tiempo. Me gusta darle calma, una respuesta cierta y un plazo.',
        achievement: 'En [Empresa] atendí [número] contactos por turno y mejoré las respuestas tipo del equipo.',
      },
    },
    {
      id: 'customer-success-manager',
      title: 'Customer Success Manager',
      aliases:
        'customer success manager, customer success, gestor de éxito del cliente, gestora de éxito del cliente, responsable de éxito del cliente, gerente de éxito del cliente, especialista en éxito del cliente, csm, especialista en onboarding, onboarding specialist, gestor de fidelización, gestora de fidelización, responsable de experiencia de cliente, customer experience manager, éxito del cliente, gerente de experiencia del cliente',
      terms:
        'incorporación de clientes, adopción del producto, renovaciones, planes de éxito, revisiones de negocio, prevención de bajas, formación de usuarios, indicadores de salud, ampliación de cuentas, voz del cliente',
      tools: 'Gainsight, HubSpot, Excel',
      certifications: 'certificación en customer success',
      summary: [
        '{title} que mide el éxito con los objetivos del propio cliente.',
        'Guía la incorporación, impulsa la adopción del producto y detecta pronto las señales de abandono, con datos y conversaciones francas.',
      ],
      duties: [
        'Acompañamiento de [número] cuentas con planes de éxito compartidos',
        'Gestión de la incorporación de clientes hasta el primer resultado',
        'Mantenimiento de las renovaciones por encima del [número] %',
        'Presentación de revisiones de negocio con datos de uso',
        'Prevención de bajas en [número] cuentas de riesgo por trimestre',
        'Traslado de la voz del cliente a producto con casos concretos',
        'Aumento del [número] % en la adopción del producto',
        'Coordinación con ventas en la ampliación de cuentas',
      ],
      pastDuties: [
        'Impartición de [número] sesiones mensuales de formación de usuarios',
        'Configuración inicial y carga de datos con el cliente',
        'Seguimiento de indicadores de salud de [número] clientes',
        'Redacción de guías y vídeos de ayuda',
        'Recogida de [número] testimonios y referencias al año',
        'Escalado de incidencias y aviso de su solución',
      ],
      letter: {
        opening:
          'Me interesa lo que ocurre después de la venta: que el cliente use lo que ha comprado, lo note en su trabajo y quiera seguir.',
        achievement: 'En [Empresa] acompañé a [número] clientes y reduje las bajas con avisos tempranos.',
      },
    },
    {
      id: 'receptionist',
      title: 'Recepcionista',
      aliases:
        'recepcionista, recepcionista de hotel, recepcionista de oficina, recepcionista bilingüe, telefonista, auxiliar de recepción, telefonista recepcionista, secretaria recepcionista, front desk, agente de recepción, conserje de hotel, jefe de recepción, jefa de recepción, azafata de recepción, atención al público, recepción',
      terms:
        'recepción de visitas, centralita telefónica, gestión de citas, correo y paquetería, salas de reuniones, control de accesos, información al público, reservas, registro de entrada, atención en varios idiomas',
      tools: 'centralita digital, Outlook, Opera PMS',
      certifications: 'certificado de idiomas',
      summary: [
        '{title} que recibe con amabilidad y orienta sin hacer esperar.',
        'Coordina visitas, llamadas y salas con orden, y conserva la cortesía cuando todo llega a la vez.',
      ],
      duties: [
        'Recepción de visitas: [número] personas al día con registro y aviso al anfitrión',
        'Control de accesos y entrega de credenciales',
        'Atención de [número] llamadas diarias en la centralita telefónica',
        'Gestión de citas y cambios en agendas compartidas',
        'Reserva y preparación de [número] salas de reuniones por semana',
        'Información al público presencial y por correo',
        'Clasificación de [número] envíos diarios de correo y paquetería',
        'Aviso de averías a mantenimiento y seguimiento',
      ],
      pastDuties: [
        'Registro de entrada y salida de [número] huéspedes por turno',
        'Cobro, facturación y cierre de caja de recepción',
        'Confirmación de [número] reservas diarias por teléfono y web',
        'Reserva de taxis, restaurantes y mensajería',
        'Control de [número] llaves y tarjetas por turno',
        'Atención en varios idiomas a visitantes y huéspedes',
      ],
      letter: {
        opening:
          'La recepción es la primera impresión de una casa: saludar, escuchar y dar con la persona o la respuesta adecuada.',
        achievement: 'En [Empresa] recibí a [número] visitantes al día y organicé el registro y las salas.',
      },
    },
    {
      id: 'technical-support-specialist',
      title: 'Especialista en soporte técnico',
      aliases:
        'especialista en soporte técnico, técnico de soporte, técnica de soporte, soporte técnico, agente de soporte técnico, ingeniero de soporte, ingeniera de soporte, técnico de atención al cliente, técnico de servicio técnico, técnica de servicio técnico, técnico de asistencia técnica, analista de soporte, analista de soporte técnico, asesor técnico, asesora técnica, soporte de producto, representante de soporte técnico, técnico sat',
      terms:
        'diagnóstico técnico, gestión de tickets, asistencia remota, informes de errores, artículos de ayuda, comunicación con el cliente, gestión de garantías, escalado de incidencias, configuración de productos, prueba de soluciones',
      tools: 'Zendesk, TeamViewer, Jira',
      certifications: 'certificación ITIL',
      summary: [
        '{title} que traduce síntomas en pruebas y pruebas en soluciones.',
        'Diagnostica a distancia con preguntas ordenadas, documenta cada caso y mantiene al cliente informado mientras se investiga.',
      ],
      duties: [
        'Diagnóstico técnico de [número] casos por semana en equipos y programas',
        'Asistencia remota con permiso del cliente y cierre comprobado',
        'Gestión de tickets con [número] respuestas dentro de plazo al día',
        'Redacción de informes de errores con pasos y registros',
        'Publicación de [número] artículos de ayuda por trimestre',
        'Escalado de incidencias a desarrollo con prioridad razonada',
        'Reducción del [número] % en casos repetidos por mejora de guías',
        'Comunicación con el cliente hasta confirmar la solución',
      ],
      pastDuties: [
        'Tramitación de [número] expedientes mensuales de gestión de garantías',
        'Configuración de productos durante la instalación',
        'Atención de [número] llamadas diarias de usuarios finales',
        'Verificación de piezas y envío de recambios',
        'Prueba de soluciones en [número] versiones antes de su difusión',
        'Apoyo a comerciales en demostraciones ante clientes',
      ],
      letter: {
        opening:
          'Disfruto del momento en que un fallo deja de ser misterioso: preguntas en orden, una prueba que lo confirma y una solución que dura.',
        achievement:
          'En [Empresa] resolví [número] casos por semana y documenté los más frecuentes para clientes y compañeros.',
      },
    },
    {
      id: 'customer-service-manager',
      title: 'Responsable de atención al cliente',
      aliases:
        'responsable de atención al cliente, jefe de atención al cliente, jefa de atención al cliente, supervisor de call center, supervisora de call center, coordinador de atención al cliente, coordinadora de atención al cliente, supervisor de atención al cliente, supervisora de atención al cliente, gerente de atención al cliente, gerente de servicio al cliente, director de atención al cliente, directora de atención al cliente, jefe de servicio al cliente, team leader de call center, coordinador de contact center, coordinadora de contact center, responsable de contact center',
      terms:
        'supervisión de agentes, calidad del servicio, planificación de turnos, escucha de llamadas, acompañamiento individual, gestión de quejas, indicadores de servicio, formación de agentes, niveles de servicio, mejora de procesos',
      tools: 'Genesys, Zendesk, Power BI',
      certifications: 'certificación en gestión de contact center',
      summary: [
        '{title} que escucha las llamadas y corrige las causas de las quejas más frecuentes.',
        'Une calidad del servicio, planificación realista y acompañamiento individual para mantener un equipo estable y bien formado.',
      ],
      duties: [
        'Supervisión de agentes: [número] personas en teléfono, chat y correo',
        'Planificación de turnos según previsión de demanda',
        'Mejora del [número] % en los niveles de servicio acordados',
        'Análisis de causas y mejora de procesos con otras áreas',
        'Realización de [número] sesiones de acompañamiento individual al mes',
        'Resolución final en la gestión de quejas delicadas',
        'Seguimiento de [número] indicadores de servicio por canal',
        'Presentación de resultados y necesidades a dirección',
      ],
      pastDuties: [
        'Calibración de la escucha de llamadas: [número] por semana',
        'Actualización de argumentarios y respuestas por canal',
        'Selección y formación de agentes: [número] al año',
        'Cobertura de ausencias e incidencias del turno',
        'Elaboración de [número] informes mensuales para clientes internos',
        'Puesta en marcha de un nuevo canal escrito',
      ],
      letter: {
        opening:
          'La buena atención empieza por cuidar a quien atiende: turnos justos, criterios claros y tiempo para aprender de cada llamada difícil.',
        achievement:
          'En [Empresa] coordiné a [número] agentes y mejoré los tiempos de respuesta con una planificación mejor.',
      },
    },
    ...services,
  ],
};
