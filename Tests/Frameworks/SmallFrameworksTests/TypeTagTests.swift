// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraShims_MobileCoreServices
import Testing

/// The functions of the old type interface.
struct TypeTagTests {
  @Test(arguments: [
    ("png", "image/png"), ("JPG", "image/jpeg"), ("pdf", "application/pdf"), ("json", "application/json"),
  ])
  func anEndingHasAMIMEType(ending: String, expected: String) throws {
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, ending as CFString, nil))
    let mime = UTTypeCopyPreferredTagWithClass(type.takeRetainedValue(), kUTTagClassMIMEType)
    #expect(mime?.takeRetainedValue() as String? == expected)
  }

  @Test func anUnknownEndingHasATypeWithoutTags() throws {
    let type = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "zzz", nil))
    #expect(type.takeUnretainedValue().hasPrefix("dyn."))
    #expect(UTTypeCopyPreferredTagWithClass(type.takeUnretainedValue(), kUTTagClassMIMEType) == nil)
  }

  @Test func typesBelongToOthers() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeEqual("public.PNG", kUTTypePNG))
  }
}
