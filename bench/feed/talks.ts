/** What messages say that are searched: bodies of 150 to 250 characters, in several scripts. */
export const talks = [
  {
    title: 'Release plan',
    sender: { firstName: 'Maya', lastName: 'Okafor' },
    body: 'Can you confirm the **rollout window** of the launch plan before Friday morning? The mobile build is waiting for it, and [two of the regions](/plans/q4) have asked for another week of tests with their own partners.',
  },
  {
    title: 'Zeitfenster der Einführung',
    sender: { firstName: 'Jürgen', lastName: 'Groß' },
    body: 'Können Sie das **Zeitfenster** für die Einführung bis Freitag früh bestätigen? Größere Änderungen müssten sonst in die nächste Woche, und die [Prüfung der Übersetzungen](/plans/q4) läuft noch bis Mittwoch.',
  },
  {
    title: 'موعد الإطلاق',
    sender: { firstName: 'عمر', lastName: 'حداد' },
    body: 'هل يمكنك تأكيد **موعد الإطلاق** قبل صباح يوم الجمعة القادم؟ تنتظر نسخة الهاتف هذا القرار، وقد طلبت [منطقتان](/plans/q4) أسبوعًا آخر من الاختبارات مع الشركاء قبل أن يبدأ العمل.',
  },
  {
    title: '출시 일정 확인',
    sender: { firstName: '지은', lastName: '김' },
    body: '금요일 아침 전에 **출시 일정**을 확인해 주시겠어요? 모바일 빌드가 이 결정을 기다리고 있고, [두 지역](/plans/q4)에서는 협력사와 함께 테스트할 시간을 한 주 더 달라고 요청했습니다. 번역 검토는 수요일까지 계속됩니다.',
  },
  {
    title: 'लॉन्च की योजना',
    sender: { firstName: 'अनन्या', lastName: 'राव' },
    body: 'क्या आप शुक्रवार की सुबह से पहले **लॉन्च की योजना** की पुष्टि कर सकते हैं? मोबाइल का संस्करण इसी निर्णय की प्रतीक्षा में है, और [दो क्षेत्रों](/plans/q4) ने परीक्षण के लिए एक और सप्ताह माँगा है।',
  },
] as const;
