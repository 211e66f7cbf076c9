// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct FormatterRuleTests {
  @Test func theMostDigitsAreSetByAnotherName() {
    expect(
      """
      import UIKit
      let price = NumberFormatter()
      price.minimumFractionDigits = 0
      price.maximumFractionDigits = 0
      let most = price.maximumFractionDigits

      """,
      becomes: """
        import UIKit; import TesseraShims_Foundation
        let price = NumberFormatter()
        price._tesseraMinimumFractionDigits = 0
        price._tesseraMaximumFractionDigits = 0
        let most = price.maximumFractionDigits

        """)
    let own =
      "import UIKit\nstruct Style { var maximumFractionDigits = 2 }\nvar s = Style()\ns.maximumFractionDigits = 1\n"
    expect(own, becomes: own)
  }

  @Test func namesOfMonthsAreNotUnwrapped() {
    expect(
      "let names = [f.monthSymbols!, f.shortWeekdaySymbols![0], f.locale!]\n",
      becomes: "let names = [f.monthSymbols , f.shortWeekdaySymbols [0], f.locale!]\n")
  }

  @Test func datesThatSayTodayHaveAFormatterOfTheirOwn() {
    expect(
      """
      import UIKit
      let dates = DateFormatter()
      dates.doesRelativeDateFormatting = true

      """,
      becomes: """
        import UIKit; import TesseraShims_Foundation
        let dates = _TesseraRelativeDateFormatter()
        dates.doesRelativeDateFormatting = true

        """)
    let plain = "import UIKit\nlet dates = DateFormatter()\n"
    expect(plain, becomes: plain)
  }
}
