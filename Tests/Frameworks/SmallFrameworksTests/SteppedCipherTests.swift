// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CommonCrypto
import Foundation
import Testing

@Suite struct SteppedCipherTests {
  private let key = [UInt8](0..<16)

  private func run(_ operation: Int, _ mode: Int, _ padding: Int, _ bytes: [UInt8], step: Int) -> (
    status: Int32, [UInt8]
  ) {
    var reference: CCCryptorRef?
    let status = CCCryptorCreateWithMode(
      CCOperation(operation), CCMode(mode), CCAlgorithm(kCCAlgorithmAES), CCPadding(padding), nil, key, key.count, nil,
      0,
      0, CCModeOptions(kCCModeOptionCTR_BE), &reference)
    guard status == kCCSuccess else { return (status, []) }
    defer { CCCryptorRelease(reference) }
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: step) {
      let piece = Array(bytes[start..<min(start + step, bytes.count)])
      var (output, moved) = ([UInt8](repeating: 0, count: CCCryptorGetOutputLength(reference, piece.count, false)), 0)
      let status = CCCryptorUpdate(reference, piece, piece.count, &output, output.count, &moved)
      guard status == kCCSuccess else { return (status, result) }
      result += output.prefix(moved)
    }
    var (output, moved) = ([UInt8](repeating: 0, count: 32), 0)
    let end = CCCryptorFinal(reference, &output, output.count, &moved)
    return (end, result + output.prefix(moved))
  }

  @Test(arguments: [1, 7, 16, 100]) func bytesComeBackWhateverThePieces(step: Int) {
    let text = [UInt8]("Tessera sends these bytes through a cipher in pieces.".utf8)
    for (mode, padding) in [(kCCModeCTR, ccNoPadding), (kCCModeCBC, ccPKCS7Padding), (kCCModeCFB, ccNoPadding)] {
      let whole = run(kCCEncrypt, mode, padding, text, step: 1000)
      let pieces = run(kCCEncrypt, mode, padding, text, step: step)
      #expect(whole == pieces && whole.status == kCCSuccess && whole.1 != text)
      #expect(run(kCCDecrypt, mode, padding, pieces.1, step: step).1 == text)
    }
  }

  @Test func cipherInOneGoAndInStepsAgree() {
    let text = [UInt8](repeating: 7, count: 40)
    var (output, moved) = ([UInt8](repeating: 0, count: 64), 0)
    CCCrypt(
      CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, nil,
      text,
      text.count, &output, output.count, &moved)
    #expect(run(kCCEncrypt, kCCModeCBC, ccPKCS7Padding, text, step: 9).1 == Array(output.prefix(moved)))
  }

  @Test func whatFillsNoBlockIsRefusedWithoutPadding() {
    #expect(run(kCCEncrypt, kCCModeCBC, ccNoPadding, [1, 2, 3], step: 3).status == kCCAlignmentError)
    #expect(run(kCCEncrypt, 99, ccNoPadding, [1], step: 1).status == kCCUnimplemented)
  }
}
