// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

// Windows over numbers. With the flag `vDSP_HALF_WINDOW` the first half is made.

/// Hann's window, with the normal scale or (flag `vDSP_HANN_NORM`) that of the root of 8/3.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let scale: Float = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count { __C[index] = scale * (1 - cos(2 * .pi * Float(index) / Float(__N))) }
}

/// Hamming's window.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count { __C[index] = 0.54 - 0.46 * cos(2 * .pi * Float(index) / Float(__N)) }
}

/// Blackman's window.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count {
    __C[index] = 0.42 - 0.5 * cos(2 * .pi * Float(index) / Float(__N)) + 0.08 * cos(4 * .pi * Float(index) / Float(__N))
  }
}

/// Hann's window, with the normal scale or (flag `vDSP_HANN_NORM`) that of the root of 8/3.
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let scale: Double = __Flag & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count { __C[index] = scale * (1 - cos(2 * .pi * Double(index) / Double(__N))) }
}

/// Hamming's window.
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count { __C[index] = 0.54 - 0.46 * cos(2 * .pi * Double(index) / Double(__N)) }
}

/// Blackman's window.
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Flag: Int32) {
  let count = __Flag & vDSP_HALF_WINDOW != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  for index in 0..<count {
    __C[index] =
      0.42 - 0.5 * cos(2 * .pi * Double(index) / Double(__N)) + 0.08 * cos(4 * .pi * Double(index) / Double(__N))
  }
}
