// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct KeyedDictionaryRuleTests {
  @Test func dictionariesByNamesAreMadeOfThoseByText() {
    expect(
      "import UIKit\nlet a = CTRunGetAttributes(r) as? [NSAttributedString.Key: Any]\nlet b = x as? [String: Any]\n",
      becomes: "import UIKit; import TesseraShims_Foundation; import CoreText\n"
        + "let a = _tesseraKeyed(CTRunGetAttributes(r)) as? [NSAttributedString.Key: Any]\nlet b = x as? [String: Any]\n"
    )
    expect(
      "import UIKit\nlet a = x.y as! [UIFontDescriptor.AttributeName: Any], b = y as [NSAttributedString.Key: Any]\n",
      becomes: "import UIKit; import TesseraShims_Foundation\n"
        + "let a = _tesseraKeyed(x.y) as! [UIFontDescriptor.AttributeName: Any], b = y as [NSAttributedString.Key: Any]\n"
    )
  }
}
