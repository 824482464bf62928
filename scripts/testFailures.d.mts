interface SuiteReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function failuresOfSuite(report: SuiteReport, output: string): string[];
export function failuresOfCheck(output: string): string[];
export function reportFailures(failures: readonly { readonly step: string; readonly line: string }[]): string;
