// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraHost

@Suite struct StreamErrorsTests {
  @Test func streamsWithoutAnErrorHaveNone() throws {
    #expect(FoundationRepairs.areInstalled)
    let input = InputStream(data: Data("abc".utf8))
    #expect(input.streamError == nil)
    input.open()
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(input.read(&bytes, maxLength: 9) == 3 && input.streamError == nil)
    let output = OutputStream.toMemory()
    output.open()
    #expect(output.write(&bytes, maxLength: 3) == 3 && output.streamError == nil)
  }

  @Test func errorsAreTold() throws {
    #expect(FoundationRepairs.areInstalled)
    let input = try #require(InputStream(fileAtPath: "/nowhere/at all"))
    input.open()
    #expect((input.streamError as NSError?)?.code == Int(ENOENT))
  }
}
