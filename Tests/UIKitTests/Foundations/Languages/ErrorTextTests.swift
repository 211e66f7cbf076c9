// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct ErrorTextTests {
  private enum Plain: Error { case a, b }
  private struct Told: LocalizedError { var errorDescription: String? { "Told" } }
  private struct Point: Decodable { var x: Int }

  private func text(of body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return error.localizedDescription
    }
  }

  @Test func errorsThatSayNothingHaveTheirNumber() {
    let error: any Error = Plain.b
    let name = (error as NSError).domain
    #expect(error.localizedDescription == "The operation couldn’t be completed. (\(name) error 1.)")
    #expect((Told() as any Error).localizedDescription == "Told")
    let kept: any Error = NSError(domain: "d", code: 1, userInfo: [NSLocalizedDescriptionKey: "Kept"])
    #expect(kept.localizedDescription == "Kept")
  }

  @Test func dataThatCannotBeReadSaysWhy() {
    let format = "The data couldn’t be read because it isn’t in the correct format."
    #expect(text { _ = try JSONDecoder().decode(Point.self, from: Data("{\"x\":\"1\"}".utf8)) } == format)
    #expect(text { _ = try JSONSerialization.jsonObject(with: Data("{".utf8)) } == format)
    let missing = "The data couldn’t be read because it is missing."
    #expect(text { _ = try JSONDecoder().decode(Point.self, from: Data("{}".utf8)) } == missing)
    let file = "The file “nothing.txt” couldn’t be opened because there is no such file."
    #expect(text { _ = try Data(contentsOf: URL(fileURLWithPath: "/nowhere/nothing.txt")) } == file)
  }
}
