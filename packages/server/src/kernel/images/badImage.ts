/** Why a picture is not taken. */
export class BadImage extends Error {
  readonly problem: 'image.invalid' | 'image.pixels'
  constructor(problem: BadImage['problem']) {
    super(problem)
    this.problem = problem
  }
}
