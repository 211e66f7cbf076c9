// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraHost

@Suite struct DescriptionsTests {
  init() { #expect(FoundationRepairs.areInstalled) }

  @Test(arguments: [(3.0, "3"), (-2.0, "-2"), (0.1, "0.1"), (1e20, "1e+20"), (2.5, "2.5")])
  func wholeNumbersHaveNoPoint(_ value: Double, _ text: String) {
    #expect(NSNumber(value: value).stringValue == text && "\(NSNumber(value: value))" == text)
  }

  @Test func dataSaysItsLengthAndBytes() {
    #expect((Data([1, 0xAB]) as NSData).description == "{length = 2, bytes = 0x01ab}")
    #expect(NSMutableData().description == "{length = 0, bytes = 0x}")
    #expect(
      (Data(0..<32) as NSData).description
        == "{length = 32, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 18191a1b 1c1d1e1f }")
  }

  @Test func errorsAreWrittenAsOnIOS() {
    let plain = NSError(domain: "dom", code: 5)
    #expect(plain.localizedDescription == "The operation couldn’t be completed. (dom error 5.)")
    #expect("\(plain)" == "Error Domain=dom Code=5 \"(null)\"")
    let told = NSError(domain: "dom", code: 5, userInfo: [NSLocalizedDescriptionKey: "q", "a": 1])
    #expect("\(told)" == "Error Domain=dom Code=5 \"q\" UserInfo={NSLocalizedDescription=q, a=1}")
    let reason = NSError(domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "because"])
    #expect(reason.localizedDescription == "The operation couldn’t be completed. because")
    #expect(CocoaError(.fileNoSuchFile).localizedDescription == "The file doesn’t exist.")
  }

  @Test func decimalNumbersRoundAsTold() {
    let cents = NSDecimalNumberHandler(
      roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
      raiseOnDivideByZero: false)
    let ten = NSDecimalNumber(value: 10)
    #expect(ten.dividing(by: 3, withBehavior: cents).stringValue == "3.33")
    #expect(NSDecimalNumber(string: "1.115").multiplying(by: 1, withBehavior: cents).stringValue == "1.12")
    #expect(ten.adding(NSDecimalNumber(string: "0.004"), withBehavior: cents).stringValue == "10")
    #expect(ten.subtracting(NSDecimalNumber(string: "0.006"), withBehavior: cents).stringValue == "9.99")
    #expect(ten.dividing(by: 4, withBehavior: nil).stringValue == "2.5")
  }

  @Test func keysAreSortedByTheirValues() {
    let table: NSDictionary = ["b": 2, "a": 1, "c": 0]
    let keys = table.keysSortedByValue { left, right in
      (left as? NSNumber ?? 0).compare(right as? NSNumber ?? 0)
    }
    #expect(keys as? [String] == ["c", "a", "b"])
    #expect(NSMutableDictionary(dictionary: ["a": 1, "b": 2, "c": 0]).isEqual(to: ["a": 1, "b": 2, "c": 0]))
  }

  @Test func archivesOfAnotherClassEndInAnError() throws {
    let archive = try NSKeyedArchiver.archivedData(withRootObject: [1] as NSArray, requiringSecureCoding: true)
    #expect(throws: CocoaError.self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: archive) }
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: archive) == [1])
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSNumber.self], from: archive) as? [Int] == [1])
  }
}
